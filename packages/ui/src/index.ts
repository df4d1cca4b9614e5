export * from './basics.js';
export type { BadgeProps } from './components/Badge.js';
export { ConfirmDialog, DiscardChangesDialog } from './components/ConfirmDialog.js';
export {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
} from './components/Dialog.js';
export {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './components/DropdownMenu.js';
export { type FieldProps, Label } from './components/Field.js';
export { Form } from './components/Form.js';
export { FormDialog, OpenFormDialog } from './components/FormDialog.js';
export { PasswordInput } from './components/PasswordInput.js';
export { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './components/Popover.js';
export { Sheet, SheetClose, SheetContent, SheetDescription, SheetTitle, SheetTrigger } from './components/Sheet.js';
export { TimeField } from './components/TimeField.js';
export type { ToastContent } from './components/Toast.js';
export { ToastArea } from './components/ToastArea.js';
export { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from './components/Tooltip.js';
