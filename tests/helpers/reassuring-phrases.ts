/** Phrases in each language that no text on a fault may contain: that there is no danger, or that it is harmless. */
export const reassuringPhrases =
  /no danger|not dangerous|harmless|inte farlig|ingen fara|ofarlig|ikke farlig|ingen fare|ufarlig|vaaraa ei|ei ole vaara|vaarato|(?:keine|nicht) gef(?:ahr|ährlich)|ungefährlich|harmlos/i
