import { recordTypeNames, recordTypes, type RecordType } from '@producer-portal/api';
import type { Resources } from '@producer-portal/api/contract';
import type { Area } from '../policies/areas.ts';

/** The host's settings for a record type. Settings that the portal shares are in `recordTypes`. */
interface HostSettings {
  /** The words that producers use for such a record in searches. If null, only its text is searched. */
  readonly searchWords: string | null;
  /** Whether the records are for customers. Records for producers rank above them if both match equally well. */
  readonly isForCustomers: boolean;
  /**
   * Whether texts of this type can answer a question. The text of a course can't, because it only says what the course is
   * about.
   */
  readonly answersQuestions: boolean;
  /** Whether its text can say what producers must do. Field news reports what happened. */
  readonly statesRules: boolean;
  /** The area that a viewer needs access to. `null` if every viewer has access. */
  readonly area: Area | null;
}

/** The settings that differ from the default. */
const exceptions: Readonly<Partial<Record<RecordType, Partial<HostSettings>>>> = {
  ProductUpdate: { searchWords: 'product update' },
  UnderwritingGuideline: { searchWords: 'underwriting guideline, guide' },
  RateAndRuleManual: { searchWords: 'rate and rule manual' },
  Training: { answersQuestions: false, searchWords: 'e-learning, course, training' },
  Webinar: { answersQuestions: false, searchWords: 'webinar, training' },
  Collateral: { isForCustomers: true, answersQuestions: false, searchWords: 'co-op collateral' },
  CollateralTemplate: {
    isForCustomers: true,
    answersQuestions: false,
    searchWords: 'co-op collateral template',
  },
  SocialPost: {
    isForCustomers: true,
    answersQuestions: false,
    area: 'social',
    searchWords: 'social media post',
  },
  Video: {
    isForCustomers: true,
    answersQuestions: false,
    area: 'social',
    searchWords: 'co-branded video',
  },
  FieldManagamentNews: { statesRules: false, searchWords: 'field management news' },
};

/**
 * Returns the host's settings for a record type. By default, its records are for producers, answer questions, state rules,
 * are open to every user, and are found by the name of the type. These settings are not in the API package, because
 * browsers load that package.
 */
export function getHostSettings(type: RecordType): HostSettings {
  const { family, singular } = recordTypes[type];
  return {
    searchWords: family === null ? null : singular.toLowerCase(),
    isForCustomers: false,
    answersQuestions: true,
    statesRules: true,
    area: null,
    ...exceptions[type],
  };
}

/** Returns the record types that the calls of a resource can return. */
export const getRecordTypes = (resource: keyof Resources): readonly RecordType[] =>
  recordTypeNames.filter((type) => recordTypes[type].resource === resource);
