import { isSnapshotAttribute, isSnapshotElement } from '../../boot/page-snapshot.ts';
import type { SnapshotNode } from '../../boot/page-snapshot.ts';

/** Copies the content of an element as data, with what the user has typed and chosen in it. */
export function takeSnapshot(element: Element): SnapshotNode[] {
  return [...element.childNodes].flatMap((node): SnapshotNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof HTMLElement || node instanceof SVGElement)) return [];
    const name = node.localName;
    // `KeptPages` keeps the previous list mounted; React hides it with `display: none`.
    if (!isSnapshotElement(name) || node.style.display === 'none') return [];
    const attributes = [...node.attributes].map(({ name: key, value }) => [key, value] as const);
    const allowed = [...attributes, ...getFormState(node)].filter(([key, value]) =>
      isSnapshotAttribute(key, value),
    );
    return [[name, Object.fromEntries(allowed), takeSnapshot(node)]];
  });
}

/** The state of a form control, as attributes. */
function getFormState(element: Element): [name: string, value: string][] {
  if (element instanceof HTMLInputElement)
    return [
      ['value', element.value],
      ...(element.checked ? [['checked', ''] as [string, string]] : []),
    ];
  return element instanceof HTMLOptionElement && element.selected ? [['selected', '']] : [];
}
