import { states } from '@producer-portal/api';
import type { StateOption } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { formatLocale } from '../../lib/page-locale.ts';
import { useApi } from '../session/services.tsx';
import { stateName, usStates } from '../states/us-states.ts';

/** Above this number, states are listed by code instead of by name. */
const MAX_NAMES = 6;
const listFormat = new Intl.ListFormat(formatLocale, { type: 'conjunction' });

/** The codes of the user's states; empty until they load. */
export function useUserStates(): readonly string[] {
  const { data = [] } = useQuery(states.list.query(useApi()));
  return data.map(({ code }) => code);
}

const stateOptions = usStates.map(({ code, name, englishName }) => ({
  code,
  name,
  otherName: englishName,
}));

/** All states as options of a picker, the user's own first. */
export function useUserStatesFirst(): readonly StateOption[] {
  const userStates = useUserStates();
  const isUserState = ({ code }: StateOption) => userStates.includes(code);
  return [
    ...stateOptions.filter(isUserState),
    ...stateOptions.filter((state) => !isUserState(state)),
  ];
}

/** Whether the user's states have loaded and don't include this one. */
export const isOtherState = (code: string, userStates: readonly string[]): boolean =>
  userStates.length > 0 && !userStates.includes(code);

/** The names of the states for a sentence: `Indiana, Michigan, and Ohio`. If there are many, their codes. */
export const formatStates = (codes: readonly string[]): string =>
  listFormat.format(codes.length > MAX_NAMES ? codes : codes.map(stateName));
