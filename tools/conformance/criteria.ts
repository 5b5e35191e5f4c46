/** How a success criterion is evaluated for a component. */
export type Evaluation =
  /** The story checks measure all of it. */
  | 'checked'
  /** Only a person can decide. Checks can cover a part. */
  | 'human'
  /** Only a person can decide, and the criterion applies only to components that show audio or video. */
  | 'media'
  /** The page decides, not the component. */
  | 'page';

export interface Criterion {
  num: string;
  name: string;
  level: 'A' | 'AA';
  evaluation: Evaluation;
  /** What the checks and tests measure, or why the page decides. */
  explanation?: string;
}

const media = (num: string, name: string, level: 'A' | 'AA' = 'A'): Criterion => ({
  num,
  name,
  level,
  evaluation: 'media',
});

/** The success criteria of WCAG 2.2, levels A and AA, in the order of the recommendation. */
export const criteria: readonly Criterion[] = [
  {
    num: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    evaluation: 'human',
    explanation: 'axe rejects images and illustrations without a name.',
  },
  media('1.2.1', 'Audio-only and Video-only (Prerecorded)'),
  media('1.2.2', 'Captions (Prerecorded)'),
  media('1.2.3', 'Audio Description or Media Alternative (Prerecorded)'),
  media('1.2.4', 'Captions (Live)', 'AA'),
  media('1.2.5', 'Audio Description (Prerecorded)', 'AA'),
  {
    num: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    evaluation: 'human',
    explanation: 'axe rejects wrong structures of lists, tables, headings, and ARIA roles.',
  },
  { num: '1.3.2', name: 'Meaningful Sequence', level: 'A', evaluation: 'human' },
  { num: '1.3.3', name: 'Sensory Characteristics', level: 'A', evaluation: 'human' },
  {
    num: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    evaluation: 'checked',
    explanation: 'axe rejects styles that lock the orientation; boards work from 320 to 1280 px.',
  },
  {
    num: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    evaluation: 'human',
    explanation: 'axe rejects invalid autocomplete values.',
  },
  {
    num: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    evaluation: 'human',
    explanation:
      'axe rejects links in text that differ only in color; boards work in forced colors.',
  },
  media('1.4.2', 'Audio Control'),
  {
    num: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    evaluation: 'checked',
    explanation: 'axe and our own measurement require 7:1 for text, in all four themes.',
  },
  {
    num: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    evaluation: 'checked',
    explanation: 'With zoom and with text at 200%, nothing is cut off or lost.',
  },
  { num: '1.4.5', name: 'Images of Text', level: 'AA', evaluation: 'human' },
  {
    num: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    evaluation: 'checked',
    explanation: 'At 320 px, no page scrolls sideways, and nothing is cut off or lost.',
  },
  {
    num: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    evaluation: 'human',
    explanation: 'Tests require 3:1 for each declared pair of colors of controls and focus rings.',
  },
  {
    num: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    evaluation: 'checked',
    explanation: 'With the spacing of this criterion, nothing is cut off or lost.',
  },
  { num: '1.4.13', name: 'Content on Hover or Focus', level: 'AA', evaluation: 'human' },
  {
    num: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    evaluation: 'human',
    explanation: 'Tab reaches every control; stories operate the main functions with the keyboard.',
  },
  {
    num: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    evaluation: 'checked',
    explanation:
      'After the last control, Tab leaves the story, or returns to the start of a dialog.',
  },
  { num: '2.1.4', name: 'Character Key Shortcuts', level: 'A', evaluation: 'human' },
  { num: '2.2.1', name: 'Timing Adjustable', level: 'A', evaluation: 'human' },
  {
    num: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    evaluation: 'human',
    explanation: 'A test forbids endless animations; with reduced motion, nothing moves.',
  },
  { num: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A', evaluation: 'human' },
  {
    num: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    evaluation: 'page',
    explanation: 'The page includes SkipLink and landmarks.',
  },
  {
    num: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    evaluation: 'page',
    explanation: 'The page sets its title.',
  },
  {
    num: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    evaluation: 'human',
    explanation: 'Tab follows the order of the document.',
  },
  {
    num: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    evaluation: 'human',
    explanation: 'axe rejects links without a name.',
  },
  {
    num: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    evaluation: 'page',
    explanation: 'Applies to a set of pages.',
  },
  { num: '2.4.6', name: 'Headings and Labels', level: 'AA', evaluation: 'human' },
  {
    num: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    evaluation: 'checked',
    explanation: 'Each control that has the focus has a focus ring.',
  },
  {
    num: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    evaluation: 'checked',
    explanation: 'Each control that has the focus is visible.',
  },
  { num: '2.5.1', name: 'Pointer Gestures', level: 'A', evaluation: 'human' },
  { num: '2.5.2', name: 'Pointer Cancellation', level: 'A', evaluation: 'human' },
  {
    num: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    evaluation: 'human',
    explanation: 'axe rejects names that lack the visible label.',
  },
  { num: '2.5.4', name: 'Motion Actuation', level: 'A', evaluation: 'human' },
  { num: '2.5.7', name: 'Dragging Movements', level: 'AA', evaluation: 'human' },
  {
    num: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    evaluation: 'checked',
    explanation: 'Targets are 44 × 44 px at 360 and 1280 px, except links within a sentence.',
  },
  {
    num: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    evaluation: 'page',
    explanation: 'The page sets its language.',
  },
  {
    num: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    evaluation: 'page',
    explanation: 'The components contain no text of their own.',
  },
  { num: '3.2.1', name: 'On Focus', level: 'A', evaluation: 'human' },
  { num: '3.2.2', name: 'On Input', level: 'A', evaluation: 'human' },
  {
    num: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    evaluation: 'page',
    explanation: 'Applies to a set of pages.',
  },
  {
    num: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    evaluation: 'page',
    explanation: 'Applies to a set of pages.',
  },
  {
    num: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    evaluation: 'page',
    explanation: 'Applies to a set of pages.',
  },
  { num: '3.3.1', name: 'Error Identification', level: 'A', evaluation: 'human' },
  {
    num: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    evaluation: 'human',
    explanation: 'axe rejects fields without a label, or with several.',
  },
  { num: '3.3.3', name: 'Error Suggestion', level: 'AA', evaluation: 'human' },
  {
    num: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    evaluation: 'page',
    explanation: 'Applies to a process.',
  },
  {
    num: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    evaluation: 'page',
    explanation: 'Applies to a process.',
  },
  {
    num: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    evaluation: 'page',
    explanation: 'Applies to the sign-in.',
  },
  {
    num: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    evaluation: 'human',
    explanation: 'axe rejects controls without a name, and invalid ARIA.',
  },
  {
    num: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    evaluation: 'human',
    explanation: 'Transcripts of a simulated screen reader record the announcements.',
  },
];
