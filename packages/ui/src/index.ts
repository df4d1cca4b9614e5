export { Alert, AlertDescription, AlertTitle } from './components/Alert.js';
export { Avatar } from './components/Avatar.js';
export { Badge, type BadgeProps } from './components/Badge.js';
export { Button, type ButtonProps } from './components/Button.js';
export {
  Card,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from './components/Card.js';
export { ConfirmDialog } from './components/ConfirmDialog.js';
export {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from './components/Dialog.js';
export { DiscardChangesDialog } from './components/DiscardChangesDialog.js';
export {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './components/DropdownMenu.js';
export { EmptyState } from './components/EmptyState.js';
export { Field, type FieldProps, Label } from './components/Field.js';
export { Form } from './components/Form.js';
export {
  FormDialog,
  OpenFormDialog,
} from './components/FormDialog.js';
export { Input, Textarea } from './components/Input.js';
export { Skeleton, Spinner } from './components/Loading.js';
export { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './components/Popover.js';
export { Select } from './components/Select.js';
export { Separator } from './components/Separator.js';
export {
  Sheet,
  SheetContent,
  SheetDescription,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
} from './components/Sheet.js';
export { StatCard } from './components/StatCard.js';
export { Tabs, TabsContent, TabsList, TabsTrigger } from './components/Tabs.js';
export { TimeField } from './components/TimeField.js';
export type { ToastContent } from './components/Toast.js';
export { ToastArea } from './components/ToastArea.js';
export { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from './components/Tooltip.js';
export { VisuallyHidden } from './components/VisuallyHidden.js';
export { cn } from './helpers/cn.js';
export { readableOn } from './helpers/readable-on.js';
export { formatInstant, formatInstantPart, formatInstantRange } from './time/format-instant.js';
export { zoneName } from './time/format-time.js';
export { loadTemporal } from './time/temporal.js';
export {
  readWallTime,
  type WallTime,
  type WallTimeReading,
  wallTimeOf,
} from './time/wall-time.js';
