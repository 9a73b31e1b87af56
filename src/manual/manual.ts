/** The script of the manual's pages, which say everything without it. */
