/**
 * Puts a text onto the clipboard; false where the browser lets nobody. Browsers keep the clipboard from pages without
 * TLS, such as a gateway in the office's own network: what is selected can be copied there all the same.
 */
export async function copyText(text: string, shown: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    shown?.select();
    return shown !== null && document.execCommand('copy');
  }
}
