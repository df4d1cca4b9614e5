export { Combobox } from './Combobox.js';
export type { ComboboxProps, FoundOptions, OptionFormat } from './combobox.types.js';
export { PeopleCombobox, PersonCombobox } from './PersonCombobox.js';
export { type FoundPeople, findPeople, type PeopleSearch, type PersonOption, type UsePeopleSearch } from './people.js';
