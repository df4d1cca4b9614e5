import type { ScreenIcon } from '@timetrack/contracts';
import {
  Blocks,
  Building2,
  CalendarCheck2,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  Clock,
  HandCoins,
  LayoutDashboard,
  type LucideIcon,
  MailPlus,
  ScrollText,
  TreePalm,
  Users,
} from 'lucide-react';

/** The icons that load with the sidebar: those of our own screens. */
export const firstIcons = {
  blocks: Blocks,
  'building-2': Building2,
  'calendar-check-2': CalendarCheck2,
  'calendar-days': CalendarDays,
  'chart-column': ChartColumn,
  'clipboard-list': ClipboardList,
  clock: Clock,
  'hand-coins': HandCoins,
  'layout-dashboard': LayoutDashboard,
  'mail-plus': MailPlus,
  'scroll-text': ScrollText,
  'tree-palm': TreePalm,
  users: Users,
} satisfies Partial<Record<ScreenIcon, LucideIcon>>;
