/** The product's logo, a clock face. It is decorative: the name is shown next to it. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <g
        className="stroke-primary-foreground"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="16" cy="16" r="9" />
        <path d="M16 11v5.2l3.4 2.1" />
      </g>
    </svg>
  );
}
