import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * Makes the device offline as far as the application can tell. Calls still get the mocked responses.
 *
 * @returns a function that brings the network back.
 */
export function goOffline(): () => Promise<void> {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  onTestFinished(() => onLine.mockRestore());
  return async () => {
    onLine.mockRestore();
    await act(async () => void window.dispatchEvent(new Event('online')));
  };
}
