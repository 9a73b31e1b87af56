import { expect, test } from 'vitest'
import { type Language, languages } from '../../../thermostat/device/device'
import { taskIds } from '../../guidance/guidance'
import { finderOf, loadTranslator, parseQueries } from './testing'

/** Phrases by language: dangers, and harmless ones with the same words. */
const phrasesByLanguage: Readonly<Record<Language, string>> = {
  en: `danger: burning smell; smells burnt; it smells of burning; smell; burnt plastic smell;
      thermostat gets hot; hot thermostat; the thermostat is too hot to touch;
      wall around the box is hot; floor heating thermostat is hot; smoke; smoking thermostat; sparks;
      sparking; saw a spark; fuse; fuse trips; fuze keeps blowing; breaker trips; braker trips;
      circuit breaker; trips the electrics; RCD trips; residual current; electric shock; got a shock;
      melted cover; crackling noise; crakling; scorched; scortched; on fire; burnig smell; smels burned;
      tingling when I touch it; thermostat overheating; short circuit; charred; GFCI tripped;
      which fuse keeps blowing; fire in the stove and the thermostat is smoking
    harmless: floor too hot; floor sensor short circuit; too hot; room hot; the floor is too hot; hot; heats up; hot water;
      hot floor; make it hotter; hotel; business trip; burns my feet; snow melting;
      melt ice on the drive; another brand of sensor; wood burning stove; fireplace in the room;
      firewall; which fuse do I need; log fire; floor should never overheat; set the temperature over and over; thermostat; brake;
      short time`,
  sv: `danger: det luktar bränt; bränd lukt; brandlukt; lukt; luktar konstigt; det brinner; rök;
      det ryker; röklukt; gnistor; gnistrar; termostaten blir varm; termostaten är het; het termostat;
      dosan är varm; säkringen går; säkring; sakringen loser ut; proppen går; propparna;
      jordfelsbrytare; jordfelsbrytaren löser ut; jordfelsbrytarn; jordfel; elstöt; får stötar; stot;
      kortslutning; smält plast; termostaten har smält; sprakar; överhettad termostat; smoke;
      burning smell; sakring; gnister
    harmless: för varmt; kortslutning i golvgivaren; golvet är för varmt; rummet för varmt; varmare; termostat varmare;
      varmt vatten; varmvatten; lufta; luftar vädrar; smälta snö; varmt badrum; barnsäkring; säkra;
      bränner om fötterna; värmer upp; hotell; resa; golvet överhettas`,
  no: `danger: det lukter brent; brent lukt; brannlukt; lukt; lukter svidd; det brenner; røyk; roeyk;
      royk; det ryker; røyklukt; gnister; gnistrer; termostaten blir varm; termostaten er varm;
      varm termostat; boksen er varm; sikringen går; sikring; sikringa ryker; kursen slår ut;
      jordfeilbryter; jordfeilbryteren løser ut; jordfeil; jordfeilbrytern; støt; fikk støt;
      elektrisk støt; kortslutning; smeltet plast; knitrer; svidd; overopphetet termostat; smoke;
      fuse trips
    harmless: for varmt; kortslutning i gulvføleren; gulvet er for varmt; rommet for varmt; varmere; termostat varmere; varmt vann;
      varmtvann; lufte; når jeg lufter; smelte snø; barnesikring; tastesikring; sikre; støtte;
      brenner på føttene; fire timer; funker ikke; parketten sprekker; sparkel`,
  fi: `danger: palaneen haju; haisee palaneelle; palaneen käry; haju; outo haju; käryää; karyaa; savu;
      savua tulee; savuaa; kipinöi; kipinoi; kipinöitä; termostaatti kuumenee; kuuma termostaatti;
      termostaatti on tulikuuma; rasia kuumenee; sulake; sulake palaa; sulake laukeaa; sulakke;
      proppu palaa; vikavirtasuoja; vikavirtasuoja laukeaa; vikavirta suoja; vikavirtasuoj; sähköisku;
      sain sähköiskun; sahkoisku; oikosulku; sulanut muovi; rätisee; termostaatti ylikuumenee; tulipalo;
      burning smell; smoke
    harmless: liian kuuma; oikosulku lattia-anturissa; lattia liian kuuma; lattia on kuuma; huone liian kuuma; kuumempi; kuuma vesi;
      kuumavesi; lämpenee; näyttö palaa; valo palaa yöllä; ei saavuta lämpötilaa; takka huoneessa;
      sulanapito; lumen sulatus; haluan lämpimämmän; hajosi; lattia kuumenee; kuuma`,
  da: `danger: det lugter brændt; brændt lugt; brandlugt; lugt; lugter mærkeligt; det brænder; røg;
      roeg; rog; det ryger; røglugt; gnister; gnistrer; termostaten bliver varm; termostaten er varm;
      varm termostat; dåsen er varm; sikringen går; sikring; sikringen springer; sikringn;
      HPFI slår fra; HFI; HPFI-relæet; fejlstrømsafbryder; fejlstrøm; stød; fik stød; elektrisk stød;
      kortslutning; smeltet plast; knitrer; svedet; overophedet termostat; smoke; fuse trips
    harmless: for varmt; kortslutning i gulvføleren; gulvet er for varmt; rummet for varmt; varmere; termostat varmere; varmt vand;
      lufte; når vi lufter ud; smelte sne; børnesikring; sikre; brændeovn; brænder under fødderne;
      fire timer; klokken fire; varmt badeværelse; hotel; overophedet gulv`,
  de: `danger: Brandgeruch; riecht verbrannt; es riecht komisch; Geruch; verschmort; Schmorgeruch;
      es stinkt; Rauch; raucht; qualmt; Funken; es funkt und Funken fliegen; Thermostat wird heiß;
      Thermostat heiss; heißes Thermostat; Regler ist heiß; Sicherung; Sicherung fliegt raus;
      Sicherung löst aus; Sichrung; Siherung fliegt; Sicherungskasten; FI löst aus; FI-Schalter;
      FI fliegt raus; Fehlerstrom; Fehlerstromschutzschalter; Stromschlag; einen Schlag bekommen;
      Kurzschluss; Kurzschluß; knistert; geschmolzen; angeschmort; brennt; überhitzt Thermostat; smoke;
      burning smell
    harmless: zu heiß; Kurzschluss im Bodenfühler; Boden zu heiß; Boden wird zu heiß; Raum zu heiß; heiß; heißer; heizt auf;
      heizt zu wenig; heißes Wasser; Kindersicherung; Tastensicherung; Sicherung der Tasten; sichern;
      Datensicherung; kalte Füße; kalte Füsse; reicht nicht; recht kalt; Funkuhr; Feuerstelle;
      Schnee schmilzt; Hotel; andere Marke`,
}

const phrasesOf = (language: Language, kind: 'danger' | 'harmless') =>
  parseQueries(phrasesByLanguage[language]).flatMap(([of, query]) => (of === kind ? [query] : []))

test.each(languages)('dangers are detected: %s', async (language) => {
  const find = await finderOf(language)
  expect(phrasesOf(language, 'danger').length).toBeGreaterThanOrEqual(25)
  expect(phrasesOf(language, 'danger').filter((query) => !find(query).isDanger)).toEqual([])
})

test.each(languages)('harmless phrases with the same words are no dangers: %s', async (language) => {
  const find = await finderOf(language)
  expect(phrasesOf(language, 'harmless').length).toBeGreaterThanOrEqual(15)
  expect(phrasesOf(language, 'harmless').filter((query) => find(query).isDanger)).toEqual([])
})

test.each(languages)('no name of a task is detected as a danger: %s', async (language) => {
  const [words, find] = [await loadTranslator(language), await finderOf(language)]
  const names = taskIds.map((id) => words.message(`task.${id}`))
  const alarming = names.filter((name) => find(name).isDanger)
  expect(alarming, 'names to add to the harmless words').toEqual([])
})

test('a word that is still being typed is no danger', async () => {
  const find = await finderOf('en')
  for (const query of ['s', 'sm', 'smo', 'f', 'fu', 'b', 'bur', 'h', 'hot', 'thermostat', 'thermostat h'])
    expect(find(query).isDanger, query).toBe(false)
})

// behaviour 29.14
test('a danger is reported with and without results', async () => {
  const find = await finderOf('en')
  const results = expect.arrayContaining([{ kind: 'task', id: 'why-error' }])
  expect(find('short circuit')).toMatchObject({ isDanger: true, results })
  expect(find('scorched')).toMatchObject({ isDanger: true })
})
