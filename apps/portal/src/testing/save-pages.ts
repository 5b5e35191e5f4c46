import { openAnswers, type SavedPage } from '../modules/saved/answer-reader.ts';
import { createTestServices } from './services.ts';

/** Saves pages of the signed-in user on this device, as if the user had opened them. */
export async function savePages(pages: readonly SavedPage[]): Promise<void> {
  const { session } = createTestServices();
  const reader = openAnswers(session, 24);
  if (!reader) throw new Error('Nothing can be saved without a session.');
  for (const page of pages)
    await reader.store.set(page.path, { savedAt: Date.now(), data: null, page });
}

/** Saved pages of two records and a list. */
export const samplePages: readonly SavedPage[] = [
  {
    path: '/alerts/lake-erie-storm-lifted',
    title: 'Lake Erie storm: Binding moratorium lifted in all 16 counties',
    isRecord: true,
    details: 'Alerts',
  },
  {
    path: '/policy-updates/roof-settlement-by-age',
    title: 'MI – Specialty dwelling – Roof settlement by age',
    isRecord: true,
    details: 'Policy updates',
  },
  { path: '/alerts', title: 'Alerts', isRecord: false, details: '' },
];
