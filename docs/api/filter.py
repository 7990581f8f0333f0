#!/usr/bin/env python3
"""Shows a header to doxygen: filter.py FILE.

The comment that opens the file becomes the text of its page. Comparisons that the compiler writes
(`= default`) are left out: what they compare is what the type holds.
"""

import re
import sys
from pathlib import Path

text = Path(sys.argv[1]).read_text()
opening = re.match(r"(?://.*\n)+", text)[0]
page = "/// @file\n" + re.sub(r"^//", "///", opening, flags=re.MULTILINE)
rest = re.sub(r"^.*operator(==|<=>).*= default;$", "", text[len(opening):], flags=re.MULTILINE)
print(page + rest, end="")
