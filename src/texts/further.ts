/** The English texts of what is loaded behind the first picture: whoever loads this module adds them. */
import english from './en.json?catalog=further'
import { addEnglish } from './languages'

addEnglish(english)
