/**
 * The components that open nothing on top of the page, and the formats of time. A shared package is loaded as a whole, so
 * a first screen that imports from here only is shown before the rest of this package is loaded.
 */
export { Alert } from './components/Alert.js';
export { Avatar } from './components/Avatar.js';
export { Badge } from './components/Badge.js';
export { Button, type ButtonProps } from './components/Button.js';
export {
  Card,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from './components/Card.js';
export { EmptyState } from './components/EmptyState.js';
export { Field } from './components/Field.js';
export { Input, Textarea } from './components/Input.js';
export { LargeContentSkeleton, Skeleton, Spinner, TallSkeleton } from './components/Loading.js';
export { Select } from './components/Select.js';
export { StatCard } from './components/StatCard.js';
export { Tabs, TabsContent, TabsList, TabsTrigger } from './components/Tabs.js';
export { VisuallyHidden } from './components/VisuallyHidden.js';
export { cn } from './helpers/cn.js';
export type { Elements } from './helpers/elements.js';
export { readableOn } from './helpers/readable-on.js';
export {
  formatInstant,
  formatInstantPart,
  formatInstantRange,
  needsZoneName,
  zoneName,
} from './time/format-instant.js';
export { loadTemporal } from './time/temporal.js';
export { readWallTime, type WallTime, type WallTimeReading, wallTimeOf } from './time/wall-time.js';
