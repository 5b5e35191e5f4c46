import type { Term } from '../../resources/content/schema.ts';
import type { Platform } from '../../resources/platforms.ts';
import type { Tag, TagGroup } from '../../resources/tags.ts';

/** The options of the platform filter: where agents quote and issue policies. */
export const platforms = [
  { id: 2001, key: 'classic', name: 'Classic policy system' },
  { id: 2002, key: 'agent360', name: 'Agent360 platform' },
  { id: 2003, key: 'flood_partner', name: 'Flood partner site' },
] as const satisfies Platform[];

/** Tags for any software that agents use, not only for platforms. */
const systems = [
  { id: 2101, key: 'classic_policy_system', name: 'Classic policy system' },
  { id: 2102, key: 'agent360_platform', name: 'Agent360 platform' },
  { id: 2103, key: 'agency_management_system', name: 'Agency management system' },
  { id: 2104, key: 'comparative_rater', name: 'Comparative rater' },
  { id: 2105, key: 'billing_center', name: 'Billing center' },
  { id: 2106, key: 'e_signature', name: 'E-signature' },
  { id: 2107, key: 'claims_portal', name: 'Claims portal' },
  { id: 2108, key: 'commission_statements', name: 'Commission statements' },
  { id: 2109, key: 'document_retrieval', name: 'Document retrieval' },
  { id: 2110, key: 'learning_site', name: 'Learning site' },
  { id: 2111, key: 'print_center', name: 'Print center' },
] as const satisfies Term[];

const types = [
  { id: 2201, key: 'new_hire', name: 'New hire' },
  { id: 2202, key: 'product', name: 'Product' },
  { id: 2203, key: 'system', name: 'System' },
  { id: 2204, key: 'sales', name: 'Sales' },
  { id: 2205, key: 'compliance', name: 'Compliance' },
  { id: 2206, key: 'ce', name: 'Continuing education' },
  { id: 2207, key: 'take20', name: 'Take20' },
] as const satisfies Term[];

const topics = [
  { id: 2301, key: 'roofs', name: 'Roofs' },
  { id: 2302, key: 'photos', name: 'Photos' },
  { id: 2303, key: 'storms', name: 'Storms' },
  { id: 2304, key: 'payments', name: 'Payments' },
  { id: 2305, key: 'licensing', name: 'Licensing' },
  { id: 2306, key: 'talking_points', name: 'Talking points' },
  { id: 2307, key: 'moving_to_agent360', name: 'Moving to Agent360' },
] as const satisfies Term[];

const groups = { systems, types, topics } as const satisfies Record<TagGroup, readonly Term[]>;

/** The tags of learning records, group by group. */
export const learningTags: Tag[] = [
  ...systems.map((term) => ({ ...term, group: 'systems' as const })),
  ...types.map((term) => ({ ...term, group: 'types' as const })),
  ...topics.map((term) => ({ ...term, group: 'topics' as const })),
];

export type PlatformKey = (typeof platforms)[number]['key'];
export type SystemKey = (typeof systems)[number]['key'];
export type TypeKey = (typeof types)[number]['key'];
export type TopicKey = (typeof topics)[number]['key'];

const findTerms = (terms: readonly Term[], keys: readonly string[]): Term[] =>
  terms.filter(({ key }) => keys.includes(key)).map((term) => ({ ...term }));

/** The keys of a learning record's filter terms. If a group is omitted, the record doesn't have that field. */
export type LearningTerms = {
  platforms?: readonly PlatformKey[];
  systems?: readonly SystemKey[];
  types?: readonly TypeKey[];
  topics?: readonly TopicKey[];
};

/** Returns the record fields with the terms of a learning record. */
export function buildLearningFields({
  platforms: platformKeys,
  systems: systemKeys,
  types: typeKeys,
  topics: topicKeys,
}: LearningTerms) {
  return {
    ...(platformKeys && { platforms: findTerms(platforms, platformKeys) }),
    ...(systemKeys && { systems: findTerms(groups.systems, systemKeys) }),
    ...(typeKeys && { types: findTerms(groups.types, typeKeys) }),
    // On a record, `tags` are only the topics: systems and types have their own fields.
    ...(topicKeys && { tags: findTerms(groups.topics, topicKeys) }),
  };
}
