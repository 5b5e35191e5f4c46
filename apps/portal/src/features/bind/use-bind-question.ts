import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { countiesQuery, zipCodeQuery, type County } from '../../modules/counties/counties.ts';
import { useIsCurrent } from '../../modules/paths/is-current.ts';
import {
  parseBindParams,
  toBindPath,
  type BindParams,
} from '../../modules/bind-check/bind-params.ts';

/** Id of the ZIP code field. An answer that depends on the county links to this field. */
export const zipFieldId = 'bind-zip';

/** The state of a history entry that the form has added. */
interface QuestionState {
  readonly isUserChoice: true;
}

/** Whether the URL's question comes from the form. It can be empty, for example after the user has cleared the ZIP code. */
export const isUserChoice = (state: unknown): state is QuestionState =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isUserChoice') === true;

/** The question in the URL, and the place that it is about. */
export interface BindQuestion {
  readonly params: BindParams;
  /** Two-letter code; undefined until the user has chosen a state or entered a ZIP code. */
  readonly state: string | undefined;
  readonly county: County | undefined;
  /** The counties of the ZIP code. The status is `none` if there is no ZIP code. */
  readonly zip: ZipLookup;
  /** The counties of the state; empty until they have loaded. */
  readonly counties: readonly County[];
  /** Whether the place is still unknown because counties are loading. */
  readonly isLoading: boolean;
  readonly setParams: (change: Partial<BindParams>) => void;
}

interface ZipLookup {
  readonly counties: readonly County[];
  readonly status: 'none' | 'loading' | 'found' | 'unknown' | 'failed';
}

/** Reads the question from the URL, and finds the counties of its ZIP code or state. */
export function useBindQuestion(): BindQuestion {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = parseBindParams(new URLSearchParams(search));
  useCanonicalPath(toBindPath(params));

  const zip = useZipCode(params.zip);
  const state = params.state ?? findCommonState(zip.counties);
  const counties = useQuery({ ...countiesQuery(state ?? ''), enabled: state !== undefined });
  const choices = zip.counties.length > 0 ? zip.counties : (counties.data ?? []);
  const county =
    zip.counties.length === 1
      ? zip.counties[0]
      : choices.find(({ fips }) => fips === params.county);
  const setParams = useCallback(
    (change: Partial<BindParams>) => {
      const current = parseBindParams(new URLSearchParams(search));
      void navigate(toBindPath({ ...current, ...change }), {
        preventScrollReset: true,
        state: { isUserChoice: true } satisfies QuestionState,
      });
    },
    [navigate, search],
  );
  return {
    params,
    state,
    county,
    zip,
    counties: counties.data ?? [],
    isLoading:
      zip.status === 'loading' || (params.county !== undefined && !county && counties.isLoading),
    setParams,
  };
}

function useZipCode(zip: string | undefined): ZipLookup {
  const {
    data = [],
    isLoading,
    isError,
  } = useQuery({
    ...zipCodeQuery(zip ?? ''),
    enabled: zip !== undefined,
  });
  if (zip === undefined) return { counties: [], status: 'none' };
  if (isLoading) return { counties: [], status: 'loading' };
  if (isError) return { counties: [], status: 'failed' };
  return { counties: data, status: data.length > 0 ? 'found' : 'unknown' };
}

/** Returns the state that all counties are in; undefined if they are in different states. */
function findCommonState([first, ...others]: readonly County[]): string | undefined {
  return others.every(({ state }) => state === first?.state) ? first?.state : undefined;
}

/** Replaces the URL with its canonical form, without invalid values, so that a shared URL works. */
function useCanonicalPath(canonical: string): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  useEffect(() => {
    if (pathname + search !== canonical && isCurrent())
      void navigate(canonical, { replace: true, state, preventScrollReset: true });
  }, [canonical, isCurrent, navigate, pathname, search, state]);
}
