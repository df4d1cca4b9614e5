/**
 * Copies a text to the clipboard, and resolves to whether the browser did. Browsers deny the clipboard API to pages without
 * TLS, such as those of a gateway in an office network, but copy the selection there.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Selects without the focus, which a dialog would take back. */
function copySelected(text: string): boolean {
  const selected = document.createElement('span');
  selected.textContent = text;
  Object.assign(selected.style, { position: 'fixed', opacity: '0', whiteSpace: 'pre', userSelect: 'text' });
  document.body.append(selected);
  try {
    window.getSelection()?.selectAllChildren(selected);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    selected.remove();
  }
}
