// @timetrack/ui 1.4.0. Written by `npm run api`. Do not edit.

declare module '@timetrack/ui' {
  export * from '@timetrack/ui/src/index';
}

declare module '@timetrack/ui/basics' {
  export * from '@timetrack/ui/src/basics';
}

declare module '@timetrack/ui/essentials' {
  export * from '@timetrack/ui/src/essentials';
}

declare module '@timetrack/ui/icons' {
  export * from '@timetrack/ui/src/icons';
}

declare module '@timetrack/ui/next-task' {
  export * from '@timetrack/ui/src/helpers/next-task';
}

declare module '@timetrack/ui/src/basics' {
  export { Alert } from '@timetrack/ui/src/components/Alert';
  export { Avatar } from '@timetrack/ui/src/components/Avatar';
  export { Badge } from '@timetrack/ui/src/components/Badge';
  export { Button, type ButtonProps } from '@timetrack/ui/src/components/Button';
  export { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle, } from '@timetrack/ui/src/components/Card';
  export { EmptyState } from '@timetrack/ui/src/components/EmptyState';
  export { Field } from '@timetrack/ui/src/components/Field';
  export { Input, Textarea } from '@timetrack/ui/src/components/Input';
  export { LargeContentSkeleton, Skeleton, Spinner, TallSkeleton } from '@timetrack/ui/src/components/Loading';
  export { Select } from '@timetrack/ui/src/components/Select';
  export { StatCard } from '@timetrack/ui/src/components/StatCard';
  export { Tabs, TabsContent, TabsList, TabsTrigger } from '@timetrack/ui/src/components/Tabs';
  export { VisuallyHidden } from '@timetrack/ui/src/components/VisuallyHidden';
  export { cn } from '@timetrack/ui/src/helpers/cn';
  export type { Elements } from '@timetrack/ui/src/helpers/elements';
  export { readableOn } from '@timetrack/ui/src/helpers/readable-on';
  export { formatInstant, formatInstantPart, formatInstantRange, needsZoneName, zoneName, } from '@timetrack/ui/src/time/format-instant';
  export { loadTemporal } from '@timetrack/ui/src/time/temporal';
  export { readWallTime, type WallTime, type WallTimeReading, wallTimeOf } from '@timetrack/ui/src/time/wall-time';
}

declare module '@timetrack/ui/src/components/Alert' {
  import { type VariantProps } from 'class-variance-authority';
  import type { ComponentProps, ReactNode } from 'react';
  const alertVariants: (props?: ({
    variant?: "default" | "destructive" | "warning" | null | undefined;
  } & import("class-variance-authority/types").ClassProp) | undefined) => string;
  interface AlertProps extends Omit<ComponentProps<'div'>, 'title'>, VariantProps<typeof alertVariants> {
    readonly title?: ReactNode;
  }
  export function Alert({ variant, title, className, children, ...props }: AlertProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/Avatar' {
  import { type VariantProps } from 'class-variance-authority';
  const avatarVariants: (props?: ({
    size?: "default" | "lg" | "sm" | null | undefined;
  } & import("class-variance-authority/types").ClassProp) | undefined) => string;
  interface AvatarProps extends VariantProps<typeof avatarVariants> {
    readonly firstName: string;
    readonly lastName: string;
    readonly color?: string;
    readonly named?: boolean;
    readonly className?: string;
  }
  export function Avatar({ firstName, lastName, color, size, named, className }: AvatarProps): import("react").JSX.Element;
  export function initials(firstName: string, lastName: string): string;
  export {};
}

declare module '@timetrack/ui/src/components/Badge' {
  import { type VariantProps } from 'class-variance-authority';
  import type { ComponentProps } from 'react';
  const badgeVariants: (props?: ({
    variant?: "default" | "destructive" | "outline" | "primary" | "secondary" | "success" | "warning" | null | undefined;
  } & import("class-variance-authority/types").ClassProp) | undefined) => string;
  export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeVariants> {
  }
  export function Badge({ variant, className, ...props }: BadgeProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/Button' {
  import { type VariantProps } from 'class-variance-authority';
  import type { ComponentProps } from 'react';
  const buttonVariants: (props?: ({
    variant?: "default" | "destructive" | "ghost" | "link" | "outline" | "secondary" | "success" | null | undefined;
    size?: "default" | "icon" | "lg" | "sm" | "touch" | null | undefined;
  } & import("class-variance-authority/types").ClassProp) | undefined) => string;
  export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
    busy?: boolean;
    asChild?: boolean;
  }
  export function Button({ variant, size, busy, asChild, className, children, ...props }: ButtonProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/Card' {
  import type { ComponentProps, ReactNode } from 'react';
  import type { Elements } from '@timetrack/ui/src/helpers/elements';
  export function Card({ className, ...props }: ComponentProps<'div'>): import("react").JSX.Element;
  interface CardHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
    readonly title?: ReactNode;
    readonly description?: ReactNode;
    readonly children?: Elements;
  }
  export function CardHeader({ title, description, className, children, ...props }: CardHeaderProps): import("react").JSX.Element;
  interface CardTitleProps extends ComponentProps<'h2'> {
    as?: 'h1' | 'h2' | 'h3' | 'h4';
  }
  export function CardTitle({ as: Heading, className, ...props }: CardTitleProps): import("react").JSX.Element;
  export function CardDescription({ className, ...props }: ComponentProps<'p'>): import("react").JSX.Element;
  export function CardContent({ className, ...props }: ComponentProps<'div'>): import("react").JSX.Element;
  export function CardFooter({ className, ...props }: ComponentProps<'div'>): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/ConfirmDialog' {
  import * as Primitive from '@radix-ui/react-alert-dialog';
  import type { ComponentProps, ReactElement, ReactNode } from 'react';
  import type { Elements } from '@timetrack/ui/src/helpers/elements';
  import { type ButtonProps } from '@timetrack/ui/src/components/Button';
  interface ConfirmDialogProps extends Pick<ComponentProps<typeof Primitive.Content>, 'onCloseAutoFocus'> {
    readonly trigger?: ReactElement;
    readonly open?: boolean;
    readonly onOpenChange?: (open: boolean) => void;
    readonly title: string;
    readonly description: ReactNode;
    readonly action: string;
    readonly cancel?: string;
    readonly variant?: ButtonProps['variant'];
    readonly busy?: boolean;
    readonly onAction: () => void;
    readonly failure?: string | null;
    readonly children?: Elements;
  }
  export function ConfirmDialog({ trigger, open, onOpenChange, onCloseAutoFocus, failure, children, ...words }: ConfirmDialogProps): import("react").JSX.Element;
  interface DiscardChangesDialogProps {
    open: boolean;
    onKeep: () => void;
    onDiscard: () => void;
  }
  export function DiscardChangesDialog({ open, onKeep, onDiscard }: DiscardChangesDialogProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/Dialog' {
  import * as Primitive from '@radix-ui/react-dialog';
  import type { ComponentProps, ReactNode } from 'react';
  import type { Elements } from '@timetrack/ui/src/helpers/elements';
  import { type FocusReturnProps } from '@timetrack/ui/src/components/use-focus-return';
  export const Dialog: import("react").FC<Primitive.DialogProps>;
  export const DialogTrigger: import("react").ForwardRefExoticComponent<Primitive.DialogTriggerProps & import("react").RefAttributes<HTMLButtonElement>>;
  export const DialogClose: import("react").ForwardRefExoticComponent<Primitive.DialogCloseProps & import("react").RefAttributes<HTMLButtonElement>>;
  export interface DialogContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'children'> {
    children?: Elements;
    closeLabel?: string;
    isOpaque?: boolean;
    focusFallback?: FocusReturnProps['focusFallback'];
  }
  export function DialogContent({ className, children, closeLabel, isOpaque, focusFallback, onOpenAutoFocus, onCloseAutoFocus, ...props }: DialogContentProps): import("react").JSX.Element;
  export interface DialogHeaderProps {
    readonly title: ReactNode;
    readonly description?: ReactNode;
  }
  export function DialogHeader({ title, description }: DialogHeaderProps): import("react").JSX.Element;
  export function DialogFooter({ className, ...props }: ComponentProps<'div'>): import("react").JSX.Element;
}

declare module '@timetrack/ui/src/components/DropdownMenu' {
  import * as Primitive from '@radix-ui/react-dropdown-menu';
  import type { ComponentProps } from 'react';
  export function DropdownMenu(props: Omit<ComponentProps<typeof Primitive.Root>, 'modal'>): import("react").JSX.Element;
  export const DropdownMenuTrigger: import("react").ForwardRefExoticComponent<Primitive.DropdownMenuTriggerProps & import("react").RefAttributes<HTMLButtonElement>>;
  export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>): import("react").JSX.Element;
  interface DropdownMenuItemProps extends ComponentProps<typeof Primitive.Item> {
    variant?: 'default' | 'destructive';
  }
  export function DropdownMenuItem({ variant, className, ...props }: DropdownMenuItemProps): import("react").JSX.Element;
  export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/EmptyState' {
  import type { ComponentType, ReactNode } from 'react';
  interface EmptyStateProps {
    readonly title: string;
    readonly description?: string;
    readonly icon?: ComponentType<{
      className?: string;
    }>;
    readonly action?: ReactNode;
    readonly className?: string;
  }
  export function EmptyState({ title, description, icon: Icon, action, className }: EmptyStateProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/Field' {
  import { type ComponentProps, type ReactElement } from 'react';
  interface WirableControl {
    id?: string;
    required?: boolean;
    'aria-describedby'?: string;
    'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
  }
  export interface FieldProps {
    readonly label: string;
    readonly hint?: string;
    readonly error?: string;
    readonly required?: boolean;
    readonly optional?: boolean;
    readonly className?: string;
    readonly children: ReactElement<WirableControl>;
  }
  export function Field({ label, hint, error, required, optional, className, children }: FieldProps): import("react").JSX.Element;
  export function Label({ className, htmlFor, ...props }: ComponentProps<'label'>): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/Form' {
  import { type ComponentProps } from 'react';
  import type { Elements } from '@timetrack/ui/src/helpers/elements';
  import { type ButtonProps } from '@timetrack/ui/src/components/Button';
  interface FormProps extends Pick<ComponentProps<'form'>, 'aria-label'> {
    readonly busy: boolean;
    readonly submitLabel?: string;
    readonly submitVariant?: ButtonProps['variant'];
    readonly onSubmit: () => void | Promise<void>;
    readonly className?: string;
    readonly children: Elements;
  }
  export function Form({ busy, submitLabel, submitVariant, onSubmit, className, children, ...props }: FormProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/FormDialog' {
  import { type ReactElement, type ReactNode } from 'react';
  import type { Elements } from '@timetrack/ui/src/helpers/elements';
  import { type DialogContentProps } from '@timetrack/ui/src/components/Dialog';
  interface CloseGuard {
    readonly isConfirming: boolean;
    readonly setConfirming: (isConfirming: boolean) => void;
    readonly close: () => void;
  }
  interface FormDialogText {
    readonly title: string;
    readonly description: ReactNode;
  }
  interface FormDialogProps extends FormDialogText, Pick<DialogContentProps, 'className'> {
    readonly open?: boolean;
    readonly onOpenChange?: (open: boolean) => void;
    readonly trigger: ReactElement;
    readonly unsaved?: boolean;
    readonly children: (close: () => void) => Elements;
  }
  export function FormDialog({ trigger, unsaved, children, open, onOpenChange, ...content }: FormDialogProps): import("react").JSX.Element;
  interface OpenFormDialogProps extends FormDialogText, Pick<DialogContentProps, 'className' | 'focusFallback'> {
    readonly guard: CloseGuard & {
      readonly isUnsaved: boolean;
    };
    readonly children: Elements;
  }
  export function OpenFormDialog(content: OpenFormDialogProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/Input' {
  import { type ComponentProps } from 'react';
  export function Input({ className, ...props }: ComponentProps<'input'>): import("react").JSX.Element;
  interface TextareaProps extends ComponentProps<'textarea'> {
    readonly limit?: number;
  }
  export function Textarea({ className, limit, onInput, ...props }: TextareaProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/Loading' {
  import type { ComponentProps } from 'react';
  export function SpinnerIcon({ className }: {
    readonly className?: string;
  }): import("react").JSX.Element;
  interface SpinnerProps {
    readonly label?: string;
    readonly className?: string;
  }
  export function Spinner({ label, className }: SpinnerProps): import("react").JSX.Element;
  export function Skeleton({ className, ...props }: ComponentProps<'div'>): import("react").JSX.Element;
  export function LargeContentSkeleton(): import("react").JSX.Element;
  export function TallSkeleton(): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/PasswordInput' {
  import { type ComponentProps } from 'react';
  export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>): import("react").JSX.Element;
}

declare module '@timetrack/ui/src/components/Popover' {
  import * as Primitive from '@radix-ui/react-popover';
  import type { ComponentProps } from 'react';
  export function Popover(props: Omit<ComponentProps<typeof Primitive.Root>, 'modal'>): import("react").JSX.Element;
  export const PopoverTrigger: import("react").ForwardRefExoticComponent<Primitive.PopoverTriggerProps & import("react").RefAttributes<HTMLButtonElement>>;
  export const PopoverClose: import("react").ForwardRefExoticComponent<Primitive.PopoverCloseProps & import("react").RefAttributes<HTMLButtonElement>>;
  export function PopoverContent({ className, ...props }: ComponentProps<typeof Primitive.Content>): import("react").JSX.Element;
}

declare module '@timetrack/ui/src/components/Select' {
  import type { ComponentProps } from 'react';
  import type { Elements } from '@timetrack/ui/src/helpers/elements';
  interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
    readonly children?: Elements;
    readonly options?: readonly (readonly [value: string | number, text: string])[];
  }
  export function Select({ className, children, options, ...props }: SelectProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/Sheet' {
  import * as Primitive from '@radix-ui/react-dialog';
  import type { ComponentProps } from 'react';
  import type { Elements } from '@timetrack/ui/src/helpers/elements';
  export const Sheet: import("react").FC<Primitive.DialogProps>;
  export const SheetTrigger: import("react").ForwardRefExoticComponent<Primitive.DialogTriggerProps & import("react").RefAttributes<HTMLButtonElement>>;
  export const SheetClose: import("react").ForwardRefExoticComponent<Primitive.DialogCloseProps & import("react").RefAttributes<HTMLButtonElement>>;
  const sides: {
    left: string;
    right: string;
  };
  interface SheetContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'children'> {
    children?: Elements;
    side?: keyof typeof sides;
    closeLabel?: string;
  }
  export function SheetContent({ side, closeLabel, className, children, style, ...props }: SheetContentProps): import("react").JSX.Element;
  export function SheetTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>): import("react").JSX.Element;
  export function SheetDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/StatCard' {
  import { type ComponentType, type ReactNode } from 'react';
  interface StatCardProps {
    readonly label: ReactNode;
    readonly value: ReactNode;
    readonly hint?: string;
    readonly icon?: ComponentType<{
      className?: string;
    }>;
    readonly loading?: boolean;
    readonly className?: string;
  }
  export function StatCard({ label, value, hint, icon: Icon, loading, className }: StatCardProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/Tabs' {
  import * as Primitive from '@radix-ui/react-tabs';
  import type { ComponentProps } from 'react';
  export function Tabs({ className, ...props }: ComponentProps<typeof Primitive.Root>): import("react").JSX.Element;
  export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>): import("react").JSX.Element;
  export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>): import("react").JSX.Element;
  export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>): import("react").JSX.Element;
}

declare module '@timetrack/ui/src/components/TimeField' {
  import { type WallTime } from '@timetrack/ui/src/time/wall-time';
  interface TimeFieldProps {
    readonly label: string;
    readonly value: WallTime;
    readonly onChange: (value: WallTime) => void;
    readonly timeZone: string;
    readonly presentZone?: string;
    readonly required?: boolean;
    readonly optional?: boolean;
    readonly error?: string | undefined;
    readonly hint?: string | undefined;
  }
  export function TimeField({ label, value, onChange, timeZone, presentZone, ...field }: TimeFieldProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/Toast' {
  export interface ToastContent {
    readonly title: string;
    readonly description?: string;
    readonly variant?: 'default' | 'destructive';
  }
  export function Toast({ message, onDismiss }: {
    readonly message: ToastContent;
    readonly onDismiss: () => void;
  }): import("react").JSX.Element;
}

declare module '@timetrack/ui/src/components/ToastArea' {
  import { type ToastContent } from '@timetrack/ui/src/components/Toast';
  interface ToastAreaProps {
    readonly message: ToastContent | null | undefined;
    readonly onDismiss: () => void;
  }
  export function ToastArea({ message, onDismiss }: ToastAreaProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/ui/src/components/Tooltip' {
  import * as Primitive from '@radix-ui/react-tooltip';
  import { type ComponentProps } from 'react';
  export function TooltipProvider({ delayDuration, ...props }: ComponentProps<typeof Primitive.Provider>): import("react").JSX.Element;
  export function Tooltip(props: ComponentProps<typeof Primitive.Root>): import("react").JSX.Element;
  export const TooltipTrigger: import("react").ForwardRefExoticComponent<Primitive.TooltipTriggerProps & import("react").RefAttributes<HTMLButtonElement>>;
  export function TooltipContent({ className, ...props }: ComponentProps<typeof Primitive.Content>): import("react").JSX.Element;
}

declare module '@timetrack/ui/src/components/VisuallyHidden' {
  import type { ComponentProps } from 'react';
  export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>): import("react").JSX.Element;
}

declare module '@timetrack/ui/src/components/use-focus-return' {
  export interface FocusReturnProps {
    onOpenAutoFocus?: ((event: Event) => void) | undefined;
    onCloseAutoFocus?: ((event: Event) => void) | undefined;
    focusFallback?: (() => HTMLElement | null) | undefined;
  }
  export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus, focusFallback }: FocusReturnProps): {
    onOpenAutoFocus: (event: Event) => void;
    onCloseAutoFocus: (event: Event) => void;
  };
  export const toastMarker = "data-toast";
  export function keepOpenForToasts(event: Event): void;
  export function closeListFirst(event: KeyboardEvent): void;
}

declare module '@timetrack/ui/src/essentials' {
  export { Alert } from '@timetrack/ui/src/components/Alert';
  export { Button } from '@timetrack/ui/src/components/Button';
  export { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@timetrack/ui/src/components/Card';
  export { Field } from '@timetrack/ui/src/components/Field';
  export { Input } from '@timetrack/ui/src/components/Input';
  export { Spinner } from '@timetrack/ui/src/components/Loading';
  export { PasswordInput } from '@timetrack/ui/src/components/PasswordInput';
  export { Tabs, TabsContent, TabsList, TabsTrigger } from '@timetrack/ui/src/components/Tabs';
  export { ToastArea } from '@timetrack/ui/src/components/ToastArea';
  export type { Elements } from '@timetrack/ui/src/helpers/elements';
  export { useToastSpace } from '@timetrack/ui/src/helpers/toast-space';
}

declare module '@timetrack/ui/src/helpers/cn' {
  import { type ClassValue } from 'clsx';
  export function cn(...classes: readonly ClassValue[]): string;
}

declare module '@timetrack/ui/src/helpers/elements' {
  import type { ReactElement } from 'react';
  export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
}

declare module '@timetrack/ui/src/helpers/next-task' {
  export function nextTask(): Promise<void>;
}

declare module '@timetrack/ui/src/helpers/readable-on' {
  export function readableOn(hexColor: string): '#000000' | '#ffffff';
}

declare module '@timetrack/ui/src/helpers/toast-space' {
  export function setToastSpace(pixels: number): void;
  export function useToastSpace(): number;
}

declare module '@timetrack/ui/src/icons' {
  export * from 'lucide-react';
}

declare module '@timetrack/ui/src/index' {
  export * from '@timetrack/ui/src/basics';
  export type { BadgeProps } from '@timetrack/ui/src/components/Badge';
  export { ConfirmDialog, DiscardChangesDialog } from '@timetrack/ui/src/components/ConfirmDialog';
  export { Dialog, DialogClose, DialogContent, DialogFooter, DialogHeader, DialogTrigger, } from '@timetrack/ui/src/components/Dialog';
  export { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuSeparator, DropdownMenuTrigger, } from '@timetrack/ui/src/components/DropdownMenu';
  export { type FieldProps, Label } from '@timetrack/ui/src/components/Field';
  export { Form } from '@timetrack/ui/src/components/Form';
  export { FormDialog, OpenFormDialog } from '@timetrack/ui/src/components/FormDialog';
  export { PasswordInput } from '@timetrack/ui/src/components/PasswordInput';
  export { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '@timetrack/ui/src/components/Popover';
  export { Sheet, SheetClose, SheetContent, SheetDescription, SheetTitle, SheetTrigger } from '@timetrack/ui/src/components/Sheet';
  export { TimeField } from '@timetrack/ui/src/components/TimeField';
  export type { ToastContent } from '@timetrack/ui/src/components/Toast';
  export { ToastArea } from '@timetrack/ui/src/components/ToastArea';
  export { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from '@timetrack/ui/src/components/Tooltip';
}

declare module '@timetrack/ui/src/time/format-instant' {
  export function formatInstant(at: number | Date, options: Intl.DateTimeFormatOptions): string;
  export function formatInstantRange(start: number | Date, end: number | Date, options: Intl.DateTimeFormatOptions): string;
  export function formatInstantPart(at: number | Date, part: Intl.DateTimeFormatPartTypes, options: Intl.DateTimeFormatOptions): string;
  export function formatTime(at: number | Date, timeZone: string): string;
  export function formatFullDate(day: Temporal.PlainDate): string;
  export function zoneName(at: number, timeZone: string): string;
  export function needsZoneName(at: number, timeZone: string, presentZone: string): boolean;
  export function offsetName(at: number, timeZone: string): string;
}

declare module '@timetrack/ui/src/time/temporal' {
  export function loadTemporal(): Promise<void>;
}

declare module '@timetrack/ui/src/time/wall-time' {
  export type Occurrence = 'first' | 'second';
  export interface WallTime {
    readonly text: string;
    readonly occurrence?: Occurrence | undefined;
    readonly isInvalid?: boolean;
  }
  export interface WallTimeChoice {
    readonly occurrence: Occurrence;
    readonly at: number;
    readonly name: string;
  }
  export type WallTimeReading = {
    readonly kind: 'empty';
  } | {
    readonly kind: 'invalid';
    readonly explanation: string;
  } | {
    readonly kind: 'skipped';
    readonly explanation: string;
  } | {
    readonly kind: 'twice';
    readonly question: string;
    readonly choices: readonly [WallTimeChoice, WallTimeChoice];
  } | {
    readonly kind: 'instant';
    readonly at: number;
    readonly choices: readonly WallTimeChoice[];
  };
  export function readWallTime({ text, occurrence, isInvalid }: WallTime, timeZone: string): WallTimeReading;
  export function wallTimeOf(at: number, timeZone: string): WallTime;
}

