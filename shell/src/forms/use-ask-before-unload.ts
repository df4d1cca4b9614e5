import { useEffect, useState } from 'react';

/**
 * Asks before a reload or a closed tab drops what was typed in a form outside of the router. `onChange` belongs to the
 * form.
 */
export function useAskBeforeUnload(isSaved = false) {
  const [isEdited, setEdited] = useState(false);
  const isUnsaved = isEdited && !isSaved;
  useEffect(() => {
    if (!isUnsaved) return;
    const confirm = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', confirm);
    return () => window.removeEventListener('beforeunload', confirm);
  }, [isUnsaved]);
  return { onChange: () => setEdited(true) };
}
