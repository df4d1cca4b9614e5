/** The icons of all screens, drawn by Lucide. A build takes those that it uses. */
export * from 'lucide-react';
