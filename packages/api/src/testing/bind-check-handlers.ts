import { HttpResponse, type HttpHandler } from 'msw';
import { checkBinding, mapBinding, type BindingFacts } from '../binding/check-binding.ts';
import { parseBindingQuestion } from '../binding/parse-binding-question.ts';
import { bindCheck } from '../resources/bind-check.ts';
import type { Product } from '../resources/products.ts';
import type { Revision } from '../resources/revisions/schema.ts';
import { bindingActions } from '../resources/revisions/vocabulary.ts';
import { parseAsOf, toMinute } from '../revisions/as-of.ts';
import { handle } from './outcomes.ts';

interface Options {
  /** The products that the user can see. */
  readonly products: readonly Product[];
  /** The revisions of the records that the user can see. */
  readonly revisions: readonly Revision[];
  /** Codes of the user's states. */
  readonly states: readonly string[];
  readonly now: () => Date;
}

const respondWithError = (status: number, body = {}) => HttpResponse.json(body, { status });

/** Creates the handlers of binding checks. */
export function createBindCheckHandlers({
  products,
  revisions,
  states,
  now,
}: Options): HttpHandler[] {
  const findFacts = (slug: string): BindingFacts | undefined => {
    const product = products.find((each) => each.slug === slug);
    return product && { states, revisions, availability: product.availability ?? [] };
  };
  const readQuery = (query: URLSearchParams) => {
    const at = query.get('at');
    const product = query.get('product') ?? '';
    return { product, at: at ? parseAsOf(at) : toMinute(now()), facts: findFacts(product) };
  };
  return [
    handle(bindCheck.check, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const question = parseBindingQuestion({
        state: query.get('state'),
        county: query.get('county'),
        action: query.get('action'),
      });
      const { product, at, facts } = readQuery(query);
      if (question.errors || !at || !product) {
        return respondWithError(422, { errors: question.errors });
      }
      if (!facts) return respondWithError(404);
      const bind_check = checkBinding(
        { ...question.place, action: question.action, product, at: at.getTime() },
        facts,
        now().getTime(),
      );
      return HttpResponse.json({ bind_check });
    }),
    handle(bindCheck.map, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const action = bindingActions.find((each) => each === query.get('action'));
      const { product, at, facts } = readQuery(query);
      if (!action || !at || !product) return respondWithError(422);
      if (!facts) return respondWithError(404);
      return HttpResponse.json({
        bind_check_map: mapBinding({ product, action, at: at.getTime() }, facts),
      });
    }),
  ];
}
