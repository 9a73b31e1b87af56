/** The script of the pages to share: goes where their link leads. The way back does not come past them. */
const link = document.querySelector('a')
if (link) location.replace(link.href)
