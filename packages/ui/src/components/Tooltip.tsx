import * as Primitive from '@radix-ui/react-tooltip';
import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';
import { floatingOffsets } from './styles.js';

/** Rendered once, above all components with tooltips. */
export function TooltipProvider({ delayDuration = 700, ...props }: ComponentProps<typeof Primitive.Provider>) {
  return <Primitive.Provider delayDuration={delayDuration} {...props} />;
}

export const Tooltip = Primitive.Root;
export const TooltipTrigger = Primitive.Trigger;

export function TooltipContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        {...floatingOffsets}
        className={cn(
          'z-50 max-w-xs rounded-md bg-tooltip px-2.5 py-1.5 text-xs text-balance text-tooltip-foreground shadow-overlay',
          'data-[state=delayed-open]:animate-fade-in forced-colors:border',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}
