/**
 * The few components that the sign-in screen is made of. The whole package is shared at run time, and what is shared
 * is loaded whole; this entry is not, so a person who has yet to sign in loads these alone.
 */
export { Alert, AlertDescription, AlertTitle } from './components/Alert.js';
export { Button } from './components/Button.js';
export { Card, CardContent, CardDescription, CardHeader, CardTitle } from './components/Card.js';
export { Field } from './components/Field.js';
export { Input } from './components/Input.js';
export { Spinner } from './components/Spinner.js';
export { Tabs, TabsContent, TabsList, TabsTrigger } from './components/Tabs.js';
export { ToastArea } from './components/ToastArea.js';
