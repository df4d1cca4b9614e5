import { useState } from 'react';
import {
  Button,
  Card,
  CardContent,
  CardDescription,
  CardHeader,
  CardTitle,
  Field,
  Input,
  Select,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  Textarea,
  TimeField,
  type WallTime,
} from '../../src/index.js';
import { Section } from './Section.js';

export function Forms() {
  return (
    <>
      <Section title="Tabs, Field, Input">
        <div className="grid gap-6 md:grid-cols-2">
          <Card>
            <CardContent>
              <Tabs defaultValue="login">
                <TabsList aria-label="Sign in or register">
                  <TabsTrigger value="login">Login</TabsTrigger>
                  <TabsTrigger value="register">Register</TabsTrigger>
                </TabsList>
                <TabsContent value="login" className="flex flex-col gap-4">
                  <div>
                    <CardTitle className="text-xl">Welcome back</CardTitle>
                    <CardDescription>Sign in with your work address.</CardDescription>
                  </div>
                  <Field label="Email" required>
                    <Input type="email" autoComplete="email" placeholder="you@company.com" />
                  </Field>
                  <Field label="Password" required error="Enter your password.">
                    <Input type="password" autoComplete="current-password" />
                  </Field>
                  <Button className="w-full">Sign in</Button>
                </TabsContent>
                <TabsContent value="register">
                  <Button className="w-full" busy>
                    Creating account...
                  </Button>
                </TabsContent>
              </Tabs>
            </CardContent>
          </Card>
          <Card>
            <CardHeader title="Field states" />
            <CardContent className="flex flex-col gap-4">
              <Field label="Phone" optional>
                <Input type="tel" defaultValue="+1 303 555 0134" />
              </Field>
              <Field label="New password" hint="At least 6 characters">
                <Input type="password" />
              </Field>
              <Field label="Organization Name">
                <Input disabled defaultValue="Juniper Builders" />
              </Field>
              <Field label="Invitation Code">
                <Input readOnly defaultValue="7F3K-Q2MX" />
              </Field>
            </CardContent>
          </Card>
        </div>
      </Section>
      <Section title="Select">
        <div className="grid gap-4 md:grid-cols-3">
          <Field label="Job">
            <Select defaultValue="riverside">
              <option value="">None</option>
              <option value="riverside">Riverside Apartments, building C, second floor and the roof above it</option>
            </Select>
          </Field>
          <Field label="Role" required error="Choose a role.">
            <Select defaultValue="">
              <option value="">Choose…</option>
              <option value="WORKER">Worker</option>
            </Select>
          </Field>
          <Field label="Timezone">
            <Select disabled>
              <option>Mountain (America/Denver)</option>
            </Select>
          </Field>
        </div>
      </Section>
      <Section title="Textarea">
        <Field label="Notes" hint="Saved with your timesheet." className="max-w-lg">
          <Textarea defaultValue={'Poured the north footing.\nWaiting for the inspector.'} />
        </Field>
      </Section>
      <Section title="TimeField">
        <div className="grid gap-6 md:grid-cols-3">
          <Time label="Starts" text="2026-03-09T09:00" />
          <Time label="Skipped" text="2026-03-08T02:30" />
          <Time label="Twice" text="2026-11-01T01:30" />
        </div>
      </Section>
    </>
  );
}

function Time({ label, text }: { readonly label: string; readonly text: string }) {
  const [value, setValue] = useState<WallTime>({ text });
  return <TimeField label={label} value={value} onChange={setValue} timeZone="America/Denver" />;
}
