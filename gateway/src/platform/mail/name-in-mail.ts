/** Subjects show about this much. */
const maxLength = 80;

/**
 * A name that people of an organization chose, made harmless for a mail that we send: mail programs turn what looks like
 * an address into a link, and a name must not become one. Without control characters and line breaks, it can't add a
 * header either.
 *
 * `Win at https://evil.example/x now` is `Win at now`, and `evil.example` is `evil example`.
 */
export function formatNameForMail(name: string, fallback: string): string {
  const words = name
    .normalize('NFKC')
    // Control, format and private characters, such as line breaks and those that reverse the direction of text.
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => !isLink(word))
    .map((word) =>
      word.replaceAll(/[<>"“”]/g, '').replaceAll(/(?<=[\p{L}\p{N}])[.。．｡:@/\\]+(?=[\p{L}\p{N}])/gu, ' '),
    );
  const text = words.join(' ').replaceAll(/\s+/g, ' ').trim();
  const cut = [...text].length > maxLength ? `${[...text].slice(0, maxLength - 1).join('')}…` : text;
  return cut || fallback;
}

/** Something with a scheme, a path, an `@` or `www`. A bare domain only loses its dots: `St.John` may be a name. */
function isLink(word: string): boolean {
  return (
    /:\/\/|\p{L}[@]\p{L}|^\W*(www|mailto|tel|javascript|data|https?)[.:]/iu.test(word) ||
    /\p{L}\.\p{L}+(:\d+)?\//u.test(word)
  );
}
