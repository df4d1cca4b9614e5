import type { ComponentProps } from 'react';

export type IconProps = ComponentProps<'svg'>;

/** Draws an icon's shapes. Screen readers skip an icon without a label: the text next to it has the same meaning. */
export const Icon = (props: IconProps) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden={props['aria-label'] ? undefined : true}
    {...props}
  />
);
