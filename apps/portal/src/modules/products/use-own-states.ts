import { states } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { usStates, type UsState } from '../states/us-states.ts';

/** The codes of the user's states; empty until they load. */
export function useOwnStates(): readonly string[] {
  const { data = [] } = useQuery(states.list.query(useApi()));
  return data.map(({ code }) => code);
}

/** All states, the user's own first. */
export function useStatesOwnFirst(): readonly UsState[] {
  const own = useOwnStates();
  const isOwn = ({ code }: UsState) => own.includes(code);
  return [...usStates.filter(isOwn), ...usStates.filter((state) => !isOwn(state))];
}

/** Whether the user's states have loaded and don't include this one. */
export const isOtherState = (code: string, own: readonly string[]): boolean =>
  own.length > 0 && !own.includes(code);
