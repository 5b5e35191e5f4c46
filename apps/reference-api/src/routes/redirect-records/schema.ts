import * as v from 'valibot';
import { required } from '../../http/query.ts';

export const redirectQuerySchema = v.object({ path: required });
