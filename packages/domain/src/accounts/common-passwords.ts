// What people choose most, after published lists of leaked passwords; most of the short ones are PINs.
const COMMON: ReadonlySet<string> = new Set(
  `0000 1111 1122 1212 1234 1313 1342 1986 1998 2000 2001 2222 2580 3333 4321 4444 5555 5683 6666 6969 7777 8888 9999
  00000 11111 12345 54321 55555 000000 111111 112233 121212 123123 123321 123456 131313 159753 654321 666666 696969 777777
  987654 1234567 7654321 11111111 12345678 87654321 123456789 987654321 1234567890 0987654321 abc123 a123456 aa123456
  1q2w3e 1q2w3e4r 1qaz2wsx q1w2e3r4 qwer qwerty qwerty1 qwerty12 qwerty123 qwertyuiop asdf asdfgh asdfghjkl zxcvbnm
  pass passw0rd password password1 password123 admin administrator welcome welcome1 letmein login guest user test test123
  iloveyou sunshine princess monkey dragon football baseball superman batman michael jordan shadow master hello hello123
  secret changeme whatever freedom ninja starwars pokemon charlie daniel ashley jessica samsung computer internet
  lösenord losenord hejhej hej123 contraseña contrasena hola passord sifre şifre sifre123 galatasaray fenerbahce kodeord
  hemligt hemlig bajskorv burger pizza`.split(/\s+/),
);

/** Among the first an attacker tries. Worth a warning, never a refusal: four characters stay enough (D-108). */
export const isCommonPassword = (password: string): boolean =>
  COMMON.has(password.trim().toLowerCase());
