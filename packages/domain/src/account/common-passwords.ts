/** The passwords that attackers guess first, in lower case. Passwords below 8 characters are refused anyway. */
const WHOLE = `
  password passwort passwort1 password1 passw0rd p4ssword kennwort kennwort1 geheim123 geheimnis
  iloveyou iloveyou1 ichliebedich ichliebdich ichhassedich liebedich letmein1 letmeinnow trustno1
  sunshine sunshine1 princess princess1 prinzessin football football1 fussball fußball fussball1 baseball basketball
  superman superman1 batman123 spiderman starwars pokemon1 pikachu1 minecraft fortnite
  computer computer1 internet internet1 samsung1 facebook whatsapp instagram linkedin youtube1
  welcome1 welcome123 willkommen willkommen1 hallo123 hallo1234 hallohallo hallowelt helloworld hello123 hello1234
  changeme changeme1 administrator admin123 admin1234 adminadmin root1234 rootroot testtest test1234 testing1
  qwertzui qwertyui qwertz123 qwerty123 qwertz12 qwerty12 qwertz1234 qwerty1234 qwer1234 qwertzuiop qwertyuiop
  asdf1234 asdfasdf asdfghjk asdfghjkl yxcvbnm1 zxcvbnm1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 1qay2wsx qayxsw123
  abc12345 abcd1234 abc123456 a1b2c3d4 aa123456 a1234567 a12345678 123456789a 12345678a 123abc123 1234abcd
  12345678 123456789 1234567890 12345679 123123123 987654321 87654321 0123456789 11223344 1122334455 147258369
  159357258 741852963 789456123 123654789 123321123 12341234 12121212 13131313 20202020 19191919 31415926
  schalke04 borussia borussia09 bayern123 fcbayern fcbayern1 hamburg1 hamburger dortmund bvb09bvb werder123 eintracht
  deutschland berlin123 muenchen münchen1 frankfurt stuttgart saarland saarbruecken saarbrücken duesseldorf
  sommer123 winter123 fruehling frühling herbst123 sonnenschein sonnenblume schmetterling schokolade erdbeere
  schatz123 schatzi1 schnucki liebling mausi123 hasi1234 baerchen bärchen1 engelchen sternchen mutti123
  michael1 daniel123 thomas123 andreas1 christian stefanie alexander sebastian katharina benjamin maximilian
  mercedes porsche1 volkswagen audi1234 bmw12345 motorrad harley123
  kueche123 küche123 kuechenplaner küchenplaner einbaukueche einbauküche traumkueche traumküche neuekueche neueküche
  lasagne1 spaghetti schnitzel bratwurst currywurst kartoffel apfelkuchen
  monkey123 dragon123 master123 shadow123 jordan23 michelle ashley123 jennifer jessica1 charlie1 freedom1 whatever
  killer123 hunter123 mustang1 corvette ferrari1 maverick cheesecake butterfly chocolate cocacola strawberry
  blink182 metallica rammstein nirvana1 slipknot eminem123 beatles1
`;

/** Words that are guessable even with a year, a few digits or punctuation around them. */
const WORDS = `
  password passwort passwd pass kennwort geheim secret login admin administrator root test user gast guest welcome
  willkommen hallo hello servus moin letmein changeme default qwertz qwerty qwert asdf asdfgh yxcvbnm zxcvbnm abc abcd
  sommer winter herbst fruehling frühling summer spring autumn januar februar maerz märz april mai juni juli august
  september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag
  kueche küche kuechen küchen kitchen haus zuhause wohnung garten familie family urlaub liebe love schatz schatzi engel
  baby mama papa mutti vati oma opa hund katze maus hase baer bär tiger loewe löwe pferd ponny pony einhorn drache
  sonne mond stern blume rose herz star angel princess prinzessin dragon monkey shadow master killer hunter ninja
  fussball fußball football bayern schalke borussia dortmund werder eintracht hertha koeln köln berlin hamburg muenchen
  münchen frankfurt stuttgart mainz saarland saarbruecken saarbrücken kaiserslautern deutschland germany
  michael thomas andreas stefan christian daniel peter martin klaus wolfgang alexander sebastian markus tobias florian
  maria anna julia laura sarah sandra nicole sabine petra monika susanne claudia katharina lisa lena sophie emma mia
  mercedes porsche audi bmw opel golf ferrari computer internet samsung apple iphone google facebook handy
  pizza kaffee schokolade pokemon batman superman starwars iloveyou ichliebedich freedom sunshine
`;

const listOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const COMMON_PASSWORDS = listOf(WHOLE);
export const COMMON_WORDS = listOf(WORDS);
/** Rows of keys in both keyboard layouts. */
export const KEY_ROWS = [
  '1234567890ß',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
] as const;
