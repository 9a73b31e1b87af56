/** What no text may say of a fault, in any language: there is no danger, it is harmless, nothing can happen. */
export const allClear =
  /no danger|not dangerous|harmless|inte farlig|ingen fara|ofarlig|ikke farlig|ingen fare|ufarlig|vaaraa ei|ei ole vaara|vaarato|(?:keine|nicht) gef(?:ahr|ährlich)|ungefährlich|harmlos/i
