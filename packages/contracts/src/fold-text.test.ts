import { describe, expect, test } from '@jest/globals';
import { foldText } from './fold-text.js';

describe('text that a search compares', () => {
  test.each([
    ['Łódź', 'lodz'],
    ['ŁUKASZ ØYVIND', 'lukasz oyvind'],
    ['Straße STRAẞE Strasse', 'strasse strasse strasse'],
    ['Işık IŞIK İstanbul', 'isik isik istanbul'],
    ['Đorđe Đặng', 'dorde dang'],
    ['Æsa Ærø ǽ', 'aesa aero ae'],
    ['Þórður ÞÓR', 'thordur thor'],
    ['Œuvre cœur', 'oeuvre coeur'],
    ['Ðað Ŋaŋ Ħamrun ħ Ŧŧ', 'dad nan hamrun h tt'],
    ['ΟΔΟΣ οδος', 'οδοσ οδοσ'],
    ['José Ångström Ｔｉｍｅ ﬁx', 'jose angstrom time fix'],
    ['Gal·la ŀ', 'galla l'],
  ])('has plain letters without case: %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test.each([...'\u2018\u2019\u201b\u02bc\u02bb\u2032\uff07`\u00b4'])('has one apostrophe: %j', (apostrophe) => {
    expect(foldText(`O${apostrophe}Neill`)).toBe("o'neill");
  });

  test.each([...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d'])('has one hyphen: %j', (dash) => {
    expect(foldText(`Smith${dash}Jones`)).toBe('smith-jones');
  });

  test.each([...'\u00ad\u200b\u200d\u200e\u2060\ufeff\u115f'])('has no invisible characters: %j', (character) => {
    expect(foldText(`Wal${character}ker`)).toBe('walker');
  });

  test('has the plain letter for every Latin letter that the Unicode collation compares like one', () => {
    const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
    const plain = [...'abcdefghijklmnopqrstuvwxyz', 'ae', 'oe', 'ss'];
    const european = Array.from({ length: 0x24f - 0xaa }, (_, index) => String.fromCodePoint(0xaa + index));
    const letters = european.filter((character) => /\p{L}/u.test(character));
    for (const letter of letters) {
      const equal = plain.find((each) => compare(letter, each) === 0);
      if (equal) expect([letter, foldText(letter)]).toEqual([letter, equal]);
    }
    expect(letters.length).toBeGreaterThan(300);
  });

  test.each(['Łódź', 'O’Neill‑Øst', 'İ', 'ǅ', 'ﬃ', 'ŉ', '´'])('stays the same when it is folded again: %s', (text) => {
    expect(foldText(foldText(text))).toBe(foldText(text));
  });
});
