interface SignInLinkProps {
  readonly href: string;
  /** Shows the address in this page. Without it, the page is loaded again, so that an ended session leaves the screen. */
  readonly onFollow?: () => void;
  readonly children: string;
}

/** A link between the pages for people who are signed out. Unlike a button, it can be opened in another tab. */
export function SignInLink({ href, onFollow, children }: SignInLinkProps) {
  return (
    <p className="text-center text-sm">
      <a
        href={href}
        onClick={(event) => {
          if (!onFollow || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onFollow();
        }}
        className="inline-flex min-h-11 items-center rounded-sm font-medium text-primary underline-offset-4 hover:underline"
      >
        {children}
      </a>
    </p>
  );
}
