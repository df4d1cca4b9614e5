/** The icons that load with the sidebar: those of our own screens. */
export {
  Blocks as blocks,
  Briefcase as briefcase,
  Building2 as 'building-2',
  CalendarCheck2 as 'calendar-check-2',
  CalendarDays as 'calendar-days',
  ChartColumn as 'chart-column',
  ClipboardList as 'clipboard-list',
  Clock as clock,
  HandCoins as 'hand-coins',
  LayoutDashboard as 'layout-dashboard',
  MailPlus as 'mail-plus',
  ScrollText as 'scroll-text',
  TreePalm as 'tree-palm',
  Users as users,
} from 'lucide-react';
