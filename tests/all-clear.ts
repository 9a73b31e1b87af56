/** Sentences that would call a fault harmless, in six languages: nobody in the trade would print one. */
export const allClear =
  /no danger|not dangerous|harmless|inte farlig|ingen fara|ofarlig|ikke farlig|ingen fare|ufarlig|vaaraa ei|ei ole vaara|vaarato|(?:keine|nicht) gef(?:ahr|ährlich)|ungefährlich|harmlos/i
