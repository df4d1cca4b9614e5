/**
 * Copies a text to the clipboard, and returns false if the browser blocks it. Browsers deny the clipboard API to pages
 * without TLS, such as a gateway on an office network. They still copy a selected field there.
 */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== null && document.execCommand('copy');
  }
}
