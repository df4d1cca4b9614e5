import * as Primitive from '@radix-ui/react-tooltip';
import { type ComponentProps, createContext, useContext } from 'react';
import { cn } from '../helpers/cn.js';
import { floatingOffsets } from './styles.js';

const IsProvidedContext = createContext(false);

/** Makes the tooltips below it open without a delay while another one is open. */
export function TooltipProvider({ delayDuration = 700, ...props }: ComponentProps<typeof Primitive.Provider>) {
  return (
    <IsProvidedContext value>
      <Primitive.Provider delayDuration={delayDuration} {...props} />
    </IsProvidedContext>
  );
}

/** Works on its own too, so a page needs no provider before it has a tooltip. */
export function Tooltip(props: ComponentProps<typeof Primitive.Root>) {
  const root = <Primitive.Root {...props} />;
  return useContext(IsProvidedContext) ? root : <TooltipProvider>{root}</TooltipProvider>;
}

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
