import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** For a link home: goes back instead where there is something to go back to. */
export function useGoBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    // In a tab of its own there is nothing to go back to, and the link leads home.
    if (window.history.length <= 1) return;
    event.preventDefault();
    void navigate(-1);
  };
}
