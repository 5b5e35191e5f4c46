import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Click handler for a link to the home page: goes back instead if there is a previous page. */
export function useGoBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    // A new tab has no history, so the link goes home.
    if (window.history.length <= 1) return;
    event.preventDefault();
    void navigate(-1);
  };
}
