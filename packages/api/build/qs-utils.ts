/** What RFC 3986 reserves and `encodeURIComponent` leaves as it is. */
const RESERVED = /[!'()*]/g;
/** Half a pair: it has no UTF-8, and `encodeURIComponent` would throw. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Stands in for the utilities of `qs` with the two that writing a query string takes, in UTF-8 and by RFC 3986, from values
 * that a JSON object can hold.
 */
const utils = {
  encode: (value: string | number | boolean): string =>
    encodeURIComponent(String(value).replace(LONE_SURROGATE, '\uFFFD')).replace(RESERVED, percent),
  isBuffer: (): boolean => false,
};

export default utils;
