import { SlidersHorizontal } from '@timetrack/ui/icons';

/** The button before and after its popover is loaded. */
export const viewOptionsButton = {
  variant: 'outline',
  size: 'icon',
  'aria-label': 'View options',
  title: 'View options',
  className: 'sc:size-11 sc:md:size-10',
  children: <SlidersHorizontal aria-hidden="true" />,
} as const;
