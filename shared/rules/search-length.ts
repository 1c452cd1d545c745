/** So many characters may be searched for. Apart from the other limits: the first screen needs no other one. */
export const searchLength = 100;
