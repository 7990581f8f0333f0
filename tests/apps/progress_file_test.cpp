// The file that keeps what somebody has learned.
#include "apps/arbiter/talk/progress_file.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/support/temporary_folder.hpp"

namespace arbiter::testing {
namespace {

namespace fs = std::filesystem;

class ProgressFiles : public ::testing::Test {
  protected:
    [[nodiscard]] fs::path file() const { return folder_.path() / "learned"; }
    [[nodiscard]] fs::path in_folder(std::string_view name) const { return folder_.path() / name; }

    static std::string text_of(const fs::path& path) {
        std::ifstream stream(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    static void write(const fs::path& path, std::string_view text) {
        std::ofstream(path, std::ios::binary) << text;
    }
    static LessonProgress done(std::string_view step) {
        LessonProgress progress;
        progress.complete("castling", step);
        return progress;
    }
    /// Why it is not opened, which names the file and says how to go on.
    static std::string why_closed(const fs::path& path) {
        const auto opened = ProgressFile::open(path.string());
        if (opened)
            return "opened";
        EXPECT_TRUE(opened.error().ends_with("; name another file with --progress"))
            << opened.error();
        return opened.error();
    }
    void expect_no_other_file_than(std::size_t count) const {
        EXPECT_EQ(std::distance(fs::directory_iterator(folder_.path()), fs::directory_iterator()),
                  static_cast<std::ptrdiff_t>(count));
    }

    TemporaryFolder folder_;
};

TEST_F(ProgressFiles, are_made_by_the_first_step_that_is_kept) {
    auto opened = ProgressFile::open(file().string());
    ASSERT_TRUE(opened) << opened.error();
    EXPECT_EQ(opened->keep(LessonProgress()), std::nullopt);
    EXPECT_FALSE(fs::exists(file())) << "there is nothing to keep";
    EXPECT_EQ(opened->keep(done("short")), std::nullopt);
    EXPECT_EQ(text_of(file()), "arbiter progress 1\ndone castling short\n");
    EXPECT_EQ(ProgressFile::open(file().string())->progress(), done("short"));
    expect_no_other_file_than(1);
}

TEST_F(ProgressFiles, are_not_written_through_a_link_beside_them) {
    write(in_folder("diary"), "dear diary");
    fs::create_symlink("diary", in_folder("learned.new"));
    auto opened = ProgressFile::open(file().string());
    ASSERT_TRUE(opened) << opened.error();
    EXPECT_EQ(opened->keep(done("short")), std::nullopt);
    EXPECT_EQ(text_of(in_folder("diary")), "dear diary");
    EXPECT_TRUE(fs::is_regular_file(fs::symlink_status(file())));
    expect_no_other_file_than(2);
}

TEST_F(ProgressFiles, of_two_sessions_are_merged) {
    auto one = ProgressFile::open(file().string());
    auto other = ProgressFile::open(file().string());
    ASSERT_TRUE(one && other);
    EXPECT_EQ(one->keep(done("short")), std::nullopt);
    EXPECT_EQ(other->keep(done("long")), std::nullopt);
    EXPECT_EQ(text_of(file()), "arbiter progress 1\ndone castling long\ndone castling short\n");
}

TEST_F(ProgressFiles, that_are_links_stay_links) {
    fs::create_directory(in_folder("elsewhere"));
    write(in_folder("elsewhere") / "kept", "arbiter progress 1\ndone castling long\n");
    fs::create_symlink("elsewhere/kept", in_folder("second"));
    fs::create_symlink("second", file());
    auto opened = ProgressFile::open(file().string());
    ASSERT_TRUE(opened) << opened.error();
    EXPECT_EQ(opened->progress(), done("long"));
    EXPECT_EQ(opened->keep(done("short")), std::nullopt);
    EXPECT_TRUE(fs::is_symlink(file()));
    EXPECT_TRUE(fs::is_symlink(in_folder("second")));
    EXPECT_EQ(text_of(in_folder("elsewhere") / "kept"),
              "arbiter progress 1\ndone castling long\ndone castling short\n");
}

TEST_F(ProgressFiles, that_are_links_to_nothing_yet_make_what_they_lead_to) {
    fs::create_symlink(in_folder("later"), file());
    auto opened = ProgressFile::open(file().string());
    ASSERT_TRUE(opened) << opened.error();
    EXPECT_EQ(opened->keep(done("short")), std::nullopt);
    EXPECT_TRUE(fs::is_symlink(file()));
    EXPECT_EQ(text_of(in_folder("later")), "arbiter progress 1\ndone castling short\n");
    fs::create_symlink("missing/kept", in_folder("astray"));
    EXPECT_NE(why_closed(in_folder("astray")).find("there is no folder"), std::string::npos);
    fs::create_symlink("circle", in_folder("circle"));
    EXPECT_NE(why_closed(in_folder("circle")), "opened");
}

TEST_F(ProgressFiles, that_nobody_may_write_are_refused_before_the_lesson_to_root_as_well) {
    const std::string text = "arbiter progress 1\ndone castling long\n";
    write(file(), text);
    fs::permissions(file(), fs::perms::owner_read | fs::perms::group_read);
    EXPECT_EQ(why_closed(file()),
              file().string() +
                  ": nobody may write it (chmod u+w would allow it); name another "
                  "file with --progress");
    EXPECT_EQ(text_of(file()), text);
    fs::create_symlink("learned", in_folder("link"));
    EXPECT_NE(why_closed(in_folder("link")).find("nobody may write it"), std::string::npos);
}

TEST_F(ProgressFiles, that_are_closed_during_the_lesson_are_left_as_they_are) {
    auto opened = ProgressFile::open(file().string());
    ASSERT_TRUE(opened);
    ASSERT_EQ(opened->keep(done("short")), std::nullopt);
    const std::string text = text_of(file());
    fs::permissions(file(), fs::perms::owner_read);
    const auto why = opened->keep(done("long"));
    ASSERT_TRUE(why);
    EXPECT_NE(why->find("nobody may write it"), std::string::npos);
    EXPECT_EQ(text_of(file()), text);
    expect_no_other_file_than(1);
}

TEST_F(ProgressFiles, in_a_folder_that_nobody_may_write_are_refused) {
    fs::create_directory(in_folder("closed"));
    const fs::path inside = in_folder("closed") / "learned";
    write(inside, "arbiter progress 1\n");
    fs::permissions(in_folder("closed"), fs::perms::owner_read | fs::perms::owner_exec);
    EXPECT_NE(why_closed(inside).find("its folder is closed: nobody may write it"),
              std::string::npos);
    fs::permissions(in_folder("closed"), fs::perms::owner_all);
}

TEST_F(ProgressFiles, keep_their_permissions) {
    write(file(), "arbiter progress 1\n");
    fs::permissions(file(), fs::perms::owner_read | fs::perms::owner_write);
    auto opened = ProgressFile::open(file().string());
    ASSERT_TRUE(opened);
    ASSERT_EQ(opened->keep(done("short")), std::nullopt);
    EXPECT_EQ(fs::status(file()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(ProgressFiles, are_no_folders_pipes_or_devices_and_in_no_missing_folder) {
    EXPECT_NE(why_closed(folder_.path()).find("it is a folder, not a file"), std::string::npos);
    ASSERT_EQ(mkfifo(in_folder("pipe").c_str(), 0600), 0);
    EXPECT_NE(why_closed(in_folder("pipe")).find("it is no regular file"), std::string::npos);
    EXPECT_NE(why_closed("/dev/full").find("it is no regular file"), std::string::npos);
    EXPECT_NE(why_closed(in_folder("missing") / "learned").find("there is no folder"),
              std::string::npos);
    EXPECT_FALSE(fs::exists(in_folder("missing")));
    write(in_folder("plain"), "");
    EXPECT_NE(why_closed(in_folder("plain") / "learned").find("is no folder"), std::string::npos);
    EXPECT_NE(why_closed(in_folder(std::string(300, 'x'))), "opened");
}

TEST_F(ProgressFiles, that_are_something_else_or_too_large_are_not_written_over) {
    for (const std::string& text :
         {std::string("my diary\n"), std::string("arbiter progress 2\n"), std::string(100, '\0'),
          std::string("{\"done\": {}}"), std::string("arbiter progress 1\ndone castling"),
          std::string(longest_progress + 1, ' ')}) {
        write(file(), text);
        EXPECT_NE(why_closed(file()), "opened");
        EXPECT_EQ(text_of(file()), text);
    }
}

TEST_F(ProgressFiles, that_become_something_else_during_the_lesson_are_not_written_over) {
    auto opened = ProgressFile::open(file().string());
    ASSERT_TRUE(opened);
    write(file(), "my diary\n");
    EXPECT_TRUE(opened->keep(done("short")));
    EXPECT_EQ(text_of(file()), "my diary\n");
    expect_no_other_file_than(1);
}

TEST_F(ProgressFiles, of_no_name_lie_in_the_data_folder_which_is_made) {
    setenv("XDG_DATA_HOME", (in_folder("deep") / "data").c_str(), 1);
    auto opened = ProgressFile::open("");
    unsetenv("XDG_DATA_HOME");
    ASSERT_TRUE(opened) << opened.error();
    EXPECT_EQ(opened->keep(done("short")), std::nullopt);
    EXPECT_TRUE(fs::exists(in_folder("deep") / "data" / "arbiter" / "learned"));
}

}  // namespace
}  // namespace arbiter::testing
