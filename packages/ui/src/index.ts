export { Alert, AlertDescription, type AlertProps, AlertTitle } from './components/Alert.js';
export {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from './components/AlertDialog.js';
export { Avatar, type AvatarProps } from './components/Avatar.js';
export { Badge, type BadgeProps } from './components/Badge.js';
export { Button, type ButtonProps } from './components/Button.js';
export {
  Card,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
  type CardTitleProps,
} from './components/Card.js';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog.js';
export {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from './components/Dialog.js';
export { DiscardChangesDialog, type DiscardChangesDialogProps } from './components/DiscardChangesDialog.js';
export {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './components/DropdownMenu.js';
export { EmptyState, type EmptyStateProps } from './components/EmptyState.js';
export { Field, type FieldProps } from './components/Field.js';
export { Form, type FormProps } from './components/Form.js';
export {
  type CloseGuard,
  FormDialog,
  type FormDialogProps,
  OpenFormDialog,
  type OpenFormDialogProps,
} from './components/FormDialog.js';
export { Input } from './components/Input.js';
export { Label } from './components/Label.js';
export { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from './components/Popover.js';
export { Select } from './components/Select.js';
export { Separator, type SeparatorProps } from './components/Separator.js';
export {
  Sheet,
  SheetClose,
  SheetContent,
  type SheetContentProps,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
} from './components/Sheet.js';
export { Skeleton } from './components/Skeleton.js';
export { Spinner, type SpinnerProps } from './components/Spinner.js';
export { StatCard, type StatCardProps } from './components/StatCard.js';
export { Tabs, TabsContent, TabsList, TabsTrigger } from './components/Tabs.js';
export { Textarea } from './components/Textarea.js';
export { TimeField, type TimeFieldProps } from './components/TimeField.js';
export type { ToastContent } from './components/Toast.js';
export { ToastArea, type ToastAreaProps } from './components/ToastArea.js';
export { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from './components/Tooltip.js';
export { VisuallyHidden } from './components/VisuallyHidden.js';
export { cn } from './helpers/cn.js';
export { initials } from './helpers/initials.js';
export { readableOn } from './helpers/readable-on.js';
export { formatInstant, formatInstantPart, formatInstantRange } from './time/format-instant.js';
export { formatFullDate, formatTime, offsetName, zoneName } from './time/format-time.js';
export { loadTemporal } from './time/temporal.js';
export {
  type Occurrence,
  readWallTime,
  type WallTime,
  type WallTimeChoice,
  type WallTimeReading,
  wallTimeOf,
} from './time/wall-time.js';
