import { tradeTerms } from '../../modules/search-answers/trade-terms.ts';

const createTermPattern = (term: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])${term}(?![\p{L}\p{N}-])`, 'iu');

/**
 * Returns variants of a query with an abbreviation spelled out, or a term abbreviated.
 *
 * @example suggestQueries('mh roof') // ['mobile home roof']
 */
export function suggestQueries(query: string): string[] {
  return tradeTerms.flatMap((terms) => {
    const typedTerm = terms.find((term) => createTermPattern(term).test(query));
    const other = terms.find((term) => term !== typedTerm);
    return typedTerm && other ? [query.replace(createTermPattern(typedTerm), other)] : [];
  });
}

/** Separators between the words of a query. */
const SEPARATORS = /([\s"()]+)/u;

/** Words that nearly every text has. The pattern is case-sensitive, because IN is the code of Indiana. */
const COMMON_WORD =
  /^(an?|and|are|can|do|does|for|from|how|[Ii]|in|is|it|my|of|on|the|to|what|when|where|which|who|with)$/;

/** Returns a query's words without operators and excluded words. Omits words such as "in" unless there are no others. */
export function getQueryWords(query: string): string[] {
  const words = query
    .split(SEPARATORS)
    .filter((part) => !SEPARATORS.test(part) && !/^(-.*|or|)$/i.test(part));
  const rareWords = words.filter((word) => !COMMON_WORD.test(word));
  return rareWords.length > 0 ? rareWords : words;
}

/** Replaces words of a query and keeps the separators. */
export function replaceWords(query: string, replace: (word: string) => string): string {
  return query
    .split(SEPARATORS)
    .map((part) => (SEPARATORS.test(part) ? part : replace(part)))
    .join('');
}
