import { guides as guidesResource } from '@producer-portal/api';
import { TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Part } from '../../modules/parts/part.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { stateName } from '../../modules/states/us-states.ts';
import { guidesCopy as copy } from './copy.ts';
import styles from './pp-guides.module.css';

export interface GuidesByStateProps {
  /** Code of the selected state; `''` for all. */
  readonly selectedState: string;
  readonly hrefFor: (code: string) => string;
}

/** Index of states, each with its number of guides. */
export function GuidesByState({ selectedState, hrefFor }: GuidesByStateProps) {
  const query = useQuery(guidesResource.byState.query(useApi()));
  return (
    <div className={styles.byState}>
      <Part
        title={copy.byState}
        query={query}
        isEmpty={(states) => states.length === 0}
        skeleton={<div className={styles.placeholder} />}
      >
        {(states) => (
          <ul className={styles.states}>
            {states.map(({ state, guides }) => (
              <li key={state}>
                <TextLink
                  standalone
                  href={hrefFor(state)}
                  aria-current={state === selectedState ? 'true' : undefined}
                >
                  {stateName(state)}
                </TextLink>
                <span className={styles.count}>{copy.guideCount(guides.length)}</span>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </div>
  );
}
