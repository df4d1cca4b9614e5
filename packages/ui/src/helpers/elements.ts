import type { ReactElement } from 'react';

/** Children of a component that gives them siblings: never a text, which needs an element of its own. */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
