import { bindCheck, bindingActions } from '@producer-portal/api';
import {
  checkBinding,
  mapBinding,
  parseBindingQuestion,
  toMinute,
} from '@producer-portal/api/revisions';
import { Hono } from 'hono';
import { readBindingFacts } from '../../db/binding.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { invalidRequest, notFound } from '../../http/problem.ts';
import { createQueryParser } from '../../http/query.ts';

const DAY_MS = 86_400_000;

/** A check also returns the answers for the previous 30 days. */
const HISTORY_MS = 30 * DAY_MS;

/** Routes for binding checks (docs/contract.md#binding-check). The answer follows from facts that the viewer can see. */
export function bindCheckRoutes(): Hono<AppEnv> {
  const parseCheckQuery = createQueryParser(bindCheck.check);
  const parseMapQuery = createQueryParser(bindCheck.map);
  return new Hono<AppEnv>()
    .get(bindCheck.check.path, async (c) => {
      const { db, viewer } = c.var;
      const now = c.var.now();
      const { bindState, bindCounty, bindProduct = '', bindAction, bindTime } = parseCheckQuery(c);
      const question = parseBindingQuestion({
        state: bindState,
        county: bindCounty,
        action: bindAction,
      });
      if (question.errors) throw invalidRequest(question.errors);
      const at = (bindTime ?? toMinute(new Date(now))).getTime();
      const facts = await readBindingFacts(db, viewer, bindProduct, new Date(at - HISTORY_MS));
      if (!facts) throw notFound('this product');
      const { place, action } = question;
      const bind_check = checkBinding({ ...place, action, product: bindProduct, at }, facts, now);
      return c.json({ bind_check });
    })
    .get(bindCheck.map.path, async (c) => {
      const { db, viewer } = c.var;
      const { bindProduct: product = '', bindAction, bindTime } = parseMapQuery(c);
      const action = bindingActions.find((each) => each === bindAction);
      if (!action) throw invalidRequest({ action: [`Use one of ${bindingActions.join(', ')}.`] });
      const at = bindTime ?? toMinute(new Date(c.var.now()));
      const facts = await readBindingFacts(db, viewer, product, at);
      if (!facts) throw notFound('this product');
      return c.json({ bind_check_map: mapBinding({ product, action, at: at.getTime() }, facts) });
    });
}
