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

/** Returns the words of a query to highlight, without operators and excluded words. */
export function getQueryWords(query: string): string[] {
  return query
    .split(SEPARATORS)
    .filter((part) => !SEPARATORS.test(part) && !/^(-.*|or|)$/i.test(part));
}

/** Replaces words of a query and keeps the separators. */
export function replaceWords(query: string, replace: (word: string) => string): string {
  return query
    .split(SEPARATORS)
    .map((part) => (SEPARATORS.test(part) ? part : replace(part)))
    .join('');
}
