/** Whether no element has the focus, such as after the element with the focus was removed. */
export const isFocusLost = (): boolean => document.activeElement === document.body;
