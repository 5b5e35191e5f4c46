import { states } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { usStates, type UsState } from '../states/us-states.ts';

/** The codes of the user's states; empty until they load. */
export function useUserStates(): readonly string[] {
  const { data = [] } = useQuery(states.list.query(useApi()));
  return data.map(({ code }) => code);
}

/** All states, the user's own first. */
export function useUserStatesFirst(): readonly UsState[] {
  const userStates = useUserStates();
  const isUserState = ({ code }: UsState) => userStates.includes(code);
  return [...usStates.filter(isUserState), ...usStates.filter((state) => !isUserState(state))];
}

/** Whether the user's states have loaded and don't include this one. */
export const isOtherState = (code: string, userStates: readonly string[]): boolean =>
  userStates.length > 0 && !userStates.includes(code);
