/**
 * The components of the sign-in screen. The package as a whole is shared at run time, and a shared package is loaded as a
 * whole. This entry is not shared, so a user who has not signed in loads these components only.
 */
export { Alert } from './components/Alert.js';
export { Button } from './components/Button.js';
export { Card, CardContent, CardDescription, CardHeader, CardTitle } from './components/Card.js';
export { Field } from './components/Field.js';
export { Input } from './components/Input.js';
export { Spinner } from './components/Loading.js';
export { PasswordInput } from './components/PasswordInput.js';
export { Tabs, TabsContent, TabsList, TabsTrigger } from './components/Tabs.js';
export { ToastArea } from './components/ToastArea.js';
export type { Elements } from './helpers/elements.js';
export { useToastSpace } from './helpers/toast-space.js';
